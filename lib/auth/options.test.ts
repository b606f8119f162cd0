import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { authOptions } from '@/lib/auth/options';
import { hashPassword } from '@/lib/auth/password';
import { clientAddressHeader } from '@/lib/http/client-address';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { countStatements } from '@/lib/testing/statements';

useTestDatabase();

type Authorize = (input: object, request: { headers: object }) => Promise<unknown>;

function refuse(email: string): Promise<unknown> {
  const [provider] = authOptions((error) => {
    throw error;
  }).providers;
  const { authorize } = (provider as unknown as { options: { authorize: Authorize } }).options;
  return authorize({ email, password: 'wrong' }, { headers: { [clientAddressHeader]: randomUUID() } });
}

test('a refused sign-in asks the database as much of unknown people as of known ones', async () => {
  process.env.AUTH_SECRET ??= 'x'.repeat(32);
  const { id } = await addActor();
  await sql`update users set email = 'ada@example.com', password_hash = ${await hashPassword('right')} where id = ${id}`;
  await refuse('warm-up@example.com');
  const url = process.env.DATABASE_URL ?? '';
  const known = await countStatements(url, () => refuse('ada@example.com'));
  const unknown = await countStatements(url, () => refuse('nobody@example.com'));
  expect([known > 0, unknown]).toEqual([true, known]);
});

test('the way back from a sign-in is on this site', async () => {
  const { redirect } = authOptions(() => undefined).callbacks ?? {};
  const lead = (url: string) => redirect?.({ url, baseUrl: 'https://team.example' });
  expect(await lead('https://team.example/people')).toBe('https://team.example/people');
  expect(await lead('//evil.example')).toBe('https://team.example/');
  expect(await lead('https://team.example.evil.example')).toBe('https://team.example/');
});
