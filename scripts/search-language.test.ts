import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/database';
import { setSearchLanguage } from './lib/search-language.mjs';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function languageOf(text: string) {
  const sql = postgres(database.url, { max: 1 });
  const [row] = await sql`select search_language(${text}) as language`;
  await sql.end();
  return row?.language;
}

test('texts that do not tell their language have the one of the environment', async () => {
  expect(await languageOf('Boote')).toBe('english');
  await setSearchLanguage(database.url, 'german');
  expect(await languageOf('Boote')).toBe('german');
  expect(await languageOf('the boats and the quay are in the harbour')).toBe('english');
  await setSearchLanguage(database.url, undefined);
  expect(await languageOf('Boote')).toBe('german');
});

test('a language that is none of them is refused before anything starts', async () => {
  await expect(setSearchLanguage(database.url, 'klingon')).rejects.toThrow('SEARCH_LANGUAGE is "klingon"');
});
