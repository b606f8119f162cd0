import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from '@/lib/posts/blocks';
import { align, diffDocuments, diffWords } from '@/lib/posts/diff';
import { compareVersions, joinParts } from '@/lib/posts/merge';

const p = (text: string) => `<p>${text}</p>`;
const documentOf = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e').map(p), { maxLength: 8 });

describe('splitBlocks', () => {
  it('keeps what is nested together, and void elements apart', () => {
    const blocks = ['<ul><li><p>a</p></li></ul>', '<hr>', '<p>b <br> <img src="/x"></p>', 'loose'];
    expect(splitBlocks(blocks.join(''))).toEqual(blocks);
  });

  it('gives back what it split', () => {
    fc.assert(
      fc.property(documentOf, (blocks) => {
        expect(splitBlocks(blocks.join(''))).toEqual(blocks);
      }),
    );
  });
});

it('aligns so that either side can be read back', () => {
  fc.assert(
    fc.property(documentOf, documentOf, (before, after) => {
      const hunks = align(before, after);
      expect(hunks.flatMap((hunk) => (hunk.same ? hunk.items : hunk.before))).toEqual(before);
      expect(hunks.flatMap((hunk) => (hunk.same ? hunk.items : hunk.after))).toEqual(after);
    }),
  );
});

describe('a diff', () => {
  it('marks words in a paragraph that was changed', () => {
    expect(diffWords(p('the <b>old</b> boat sails'), p('the <b>new</b> boat sails'))).toBe(
      p('the <b><del>old</del><ins>new</ins></b> boat sails'),
    );
  });

  it('tells whole blocks that came and went', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(diffDocuments(p('one') + table, p('one') + p('two'))).toEqual([
      { kind: 'same', html: p('one') },
      { kind: 'removed', html: table },
      { kind: 'added', html: p('two') },
    ]);
  });
});

describe('two versions of one text', () => {
  const merged = (base: string[] | null, mine: string[], theirs: string[]) =>
    joinParts(
      compareVersions(
        base === null ? null : base.map(p).join(''),
        mine.map(p).join(''),
        theirs.map(p).join(''),
      ),
      [],
    );

  it.each([
    [
      'keeps what each of two wrote apart',
      ['a', 'b', 'c'],
      ['a2', 'b', 'c'],
      ['a', 'b', 'c2'],
      ['a2', 'b', 'c2'],
    ],
    ['tells neighbours apart', ['a', 'b'], ['a', 'b2'], ['a2', 'b'], ['a2', 'b2']],
    ['keeps what one deleted deleted', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c', 'd'], ['a', 'c', 'd']],
    ['keeps both where both wrote', ['a', 'b'], ['a', 'mine'], ['a', 'theirs'], ['a', 'mine', 'theirs']],
    ['keeps both where nobody knows', null, ['a', 'mine'], ['a', 'theirs'], ['a', 'mine', 'theirs']],
  ])('%s', (_, base, mine, theirs, result) => {
    expect(merged(base, mine, theirs)).toBe(result.map(p).join(''));
  });

  it('are what the writer chooses', () => {
    fc.assert(
      fc.property(documentOf, documentOf, documentOf, (base, mine, theirs) => {
        const parts = compareVersions(base.join(''), mine.join(''), theirs.join(''));
        expect(
          joinParts(
            parts,
            parts.map(() => 'mine' as const),
          ),
        ).toBe(mine.join(''));
        expect(
          joinParts(
            parts,
            parts.map(() => 'theirs' as const),
          ),
        ).toBe(theirs.join(''));
      }),
    );
  });
});
