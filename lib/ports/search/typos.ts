import type { Mark, Term } from '@/lib/ports/search/search-index';
import type { Corrections } from '@/lib/ports/search/terms';
import { type Fragment, sql } from '@/lib/sql';

/** So many words may stand in a query for one; for more it asks for their beginnings. */
export const maxWords = 64;
const maxCorrections = 200;

/** One typo from four letters, two from eight. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (!/^\p{L}+$/u.test(word) || word.length > 40) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/**
 * Words of the vocabulary within the allowed distance. They come from every document, hidden ones too, and all of them
 * are taken: which words somebody cannot see exist must not change what is found for them.
 */
export async function findCorrections(terms: Term[]): Promise<Corrections> {
  const asked = terms.filter(({ word }) => allowedTypos(word) > 0);
  const open = asked.filter(({ candidates }) => candidates === null);
  const rows =
    open.length > 0
      ? await sql<{ word: string; candidates: string[] }[]>`
          select t.word, ${candidatesOf(sql`t.word`, sql`t.prefix`)} as candidates
          from unnest((select ${open.map(({ word }) => word)}::text[]),
            (select ${open.map(({ prefix }) => Number(prefix))}::int[])) t(word, prefix)`
      : [];
  const lookedUp = new Map(rows.map(({ word, candidates }) => [word, candidates]));
  const found = asked.map((term): [string, Mark[]] => [
    term.word,
    nearest(term, term.candidates ?? lookedUp.get(term.word) ?? []),
  ]);
  return new Map(found.filter(([, words]) => words.length > 0));
}

/**
 * What may be meant by a word, as a JSON array, roughly: `nearest` decides. The beginning is rarely mistyped: its
 * letter, or the next one, leads into the vocabulary's order; letters in common find the rest.
 */
export function candidatesOf(word: Fragment, prefix: Fragment): Fragment {
  const typos = sql`(case when length(${word}) >= 8 then 2 else 1 end)`;
  const distance = (of: Fragment) => sql`levenshtein_less_equal(${word}, ${of}, ${typos} + 1)`;
  const from = (letter: Fragment) => sql`
    select w.word from search_words w where w.word !~ '[0-9]'
      and w.word ~>=~ ${letter} and w.word ~<~ (${letter} || chr(1114111))`;
  return sql`
    (select coalesce(json_agg(v.word), '[]') from (
        ${from(sql`left(${word}, 1)`)} union ${from(sql`substr(${word}, 2, 1)`)}
        union select w.word from search_words w where w.word !~ '[0-9]' and length(${word}) > 4 and w.word % ${word}) v
      where case
        when length(${word}) not between 4 and 40 or length(v.word) not between greatest(3, length(${word}) - ${typos}) and 40
          or (${prefix} = 0 and length(v.word) > length(${word}) + ${typos}) then false
        when ${prefix} = 1 then least(${distance(sql`left(v.word, length(${word}))`)},
          ${distance(sql`left(v.word, length(${word}) + 1)`)}, ${distance(sql`left(v.word, length(${word}) - 1)`)},
          ${distance(sql`left(v.word, length(${word}) + ${typos})`)}) <= ${typos} + 1
        else ${distance(sql`v.word`)} <= ${typos} + 1 end)`;
}

function nearest({ word, prefix }: Term, candidates: string[]): Mark[] {
  const typos = allowedTypos(word);
  const marks = new Map<string, Mark & { distance: number }>();
  const words = new Set<string>();
  for (const candidate of candidates) {
    for (const mark of readings(candidate, word.length, prefix)) {
      const distance = typoDistance(word, mark.text);
      if (distance === 0 || distance > typos) continue;
      words.add(candidate);
      marks.set(`${mark.text}${mark.prefix}`, { ...mark, distance });
    }
  }
  // The words themselves are found faster than their beginnings, as long as they are few.
  if (words.size <= maxWords) return [...words].map((text) => ({ text, prefix: false }));
  return [...marks.values()]
    .sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1))
    .slice(0, maxCorrections)
    .map(({ text, prefix: begins }) => ({ text, prefix: begins }));
}

/** The candidate itself; where a beginning was typed, its beginnings of about that length. */
function readings(candidate: string, length: number, prefix: boolean): Mark[] {
  if (!prefix) return [{ text: candidate, prefix: false }];
  const lengths = [-2, -1, 0, 1, 2]
    .map((more) => length + more)
    .filter((end) => end >= 3 && end <= candidate.length);
  return [...new Set(lengths.map((end) => candidate.slice(0, end)))].map((text) => ({ text, prefix: true }));
}

/** Letters changed, added or left out, and neighbours swapped. */
export function typoDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      next.push(best);
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
