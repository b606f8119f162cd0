import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptAround, markUp } from '@/lib/search/mark';

const word = fc.stringMatching(/^[a-c1]{1,4}$/);
const marks = fc.array(fc.record({ text: word, prefix: fc.boolean() }), { maxLength: 4 });
const text = fc
  .array(fc.tuple(fc.stringMatching(/^[a-cA-C1_]{0,5}$/), fc.constantFrom(' ', '-', '<', '&', '. ')))
  .map((parts) => parts.flat().join(''));

test('plain words are marked as those of any other script are', () => {
  fc.assert(
    fc.property(text, marks, (plain, found) => {
      // A letter beyond them keeps the whole text from the short way.
      expect(markUp(`${plain} é`, found)).toBe(`${markUp(plain, found)} é`);
    }),
  );
});

test('words are marked whole, and only as they were looked for', () => {
  const found = [
    { text: 'rep', prefix: true },
    { text: 'note', prefix: false },
  ];
  expect(markUp('Report: a note, Notes & <rep>', found)).toBe(
    '<mark>Report</mark>: a <mark>note</mark>, Notes &amp; &lt;<mark>rep</mark>&gt;',
  );
});

test('an excerpt begins before the first word that was looked for', () => {
  const long = `${'nothing '.repeat(100)}Report ${'more '.repeat(100)}`;
  for (const line of [long, `${long}é`]) {
    const excerpt = excerptAround(line, [{ text: 'report', prefix: false }]);
    expect(excerpt).toMatch(/^… (nothing )+Report (more )+…$/);
  }
});
