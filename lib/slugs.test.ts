import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, slugOf } from '@/lib/slugs';

test.each([
  ['Hello World', 'hello-world'],
  ['  Räksmörgås & kaffe!  ', 'raksmorgas-kaffe'],
  ['Москва', 'moskva'],
  ['北京', 'bei-jing'],
  ['Ελλάδα', 'ellada'],
  ['a--b__c', 'a-b-c'],
  ['🎉', 'fallback'],
  ['', 'fallback'],
])('%j becomes %s', (text, slug) => {
  expect(slugOf(text, 'fallback')).toBe(slug);
});

test('a slug of any text is words of letters and digits, at most 100 characters long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const slug = slugOf(text, 'fallback');
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(100);
    }),
  );
});

test('a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text, 'fallback');
      expect(slugOf(slug, 'other')).toBe(slug);
    }),
  );
});

test('a free slug is the base, or the base with the first free number from 2', () => {
  expect(freeSlug('news', [])).toBe('news');
  expect(freeSlug('news', ['news', 'news-3'])).toBe('news-2');
  expect(freeSlug('news', ['news', 'news-2', 'news-3'])).toBe('news-4');
});

test.each(['new', 'edit', 'new-post', 'undefined', 'category', 'posts', 'download-ics', '0'])(
  '%s is never free',
  (word) => {
    expect(freeSlug(word, [])).toBe(`${word}-2`);
  },
);

test('no word that stands beside a slug in a page or a call is free', () => {
  const app = fileURLToPath(new URL('../app', import.meta.url));
  const folders = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const levels = Map.groupBy(folders, (folder) => folder.parentPath).values();
  const words = [...levels]
    .map((level) => level.map((folder) => folder.name))
    .filter((names) => names.some((name) => ['[group]', '[post]', '[category]'].includes(name)))
    .flatMap((names) => names.filter((name) => /^[a-z]/.test(name)));
  expect(words).toContain('rebuild-menu');
  expect(words.filter((word) => freeSlug(word, []) === word)).toEqual([]);
});

test('a free slug is not taken', () => {
  const slugs = fc.constantFrom('a', 'a-2', 'a-3', 'new', 'new-2', 'b');
  fc.assert(
    fc.property(slugs, fc.array(slugs), (base, taken) => {
      expect(taken).not.toContain(freeSlug(base, taken));
    }),
  );
});
