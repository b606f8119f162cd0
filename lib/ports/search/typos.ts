import type { Mark, Term } from '@/lib/ports/search/search-index';
import type { Corrections } from '@/lib/ports/search/terms';
import { type Fragment, sql } from '@/lib/sql';

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
  const asked = terms.flatMap(({ word, prefix }) => {
    const typos = allowedTypos(word);
    return typos > 0 ? [{ word, prefix, typos }] : [];
  });
  if (asked.length === 0) return new Map();
  // The beginning is rarely mistyped: its letter, or the next one, leads into the vocabulary's order; letters in common
  // find the rest.
  const starts = asked.flatMap((term) => firstLetters(term.word).map((start) => ({ ...term, start })));
  const distance = (of: Fragment) => sql`levenshtein_less_equal(t.word, ${of}, t.typos + 1)`;
  const rows = await sql<{ word: string; candidate: string }[]>`
    select distinct t.word, v.word as candidate
    from unnest(${starts.map(({ word }) => word)}::text[], ${starts.map(({ start }) => start)}::text[],
      ${starts.map(({ prefix }) => Number(prefix))}::int[], ${starts.map(({ typos }) => typos)}::int[])
      t(word, start, prefix, typos)
    join lateral (
      select w.word from search_words w where w.word ~>=~ t.start and w.word ~<~ (t.start || chr(1114111))
      union all
      select w.word from search_words w where length(t.word) > 4 and w.word % t.word) v
    on length(v.word) >= length(t.word) - t.typos and (t.prefix = 1 or length(v.word) <= length(t.word) + t.typos)
    where case when t.prefix = 1 then least(${distance(sql`left(v.word, length(t.word))`)},
        ${distance(sql`left(v.word, length(t.word) + 1)`)}, ${distance(sql`left(v.word, length(t.word) - 1)`)},
        ${distance(sql`left(v.word, length(t.word) + t.typos)`)})
      else ${distance(sql`v.word`)} end <= t.typos + 1`;
  const found = asked.map((term): [string, Mark[]] => [term.word, nearest(term, rows)]);
  return new Map(found.filter(([, words]) => words.length > 0));
}

function firstLetters(word: string): string[] {
  return [...new Set([...word].slice(0, 2))];
}

type Asked = { word: string; prefix: boolean; typos: number };

function nearest({ word, prefix, typos }: Asked, rows: { word: string; candidate: string }[]): Mark[] {
  const found = new Map<string, Mark & { distance: number }>();
  for (const row of rows) {
    if (row.word !== word) continue;
    for (const mark of readings(row.candidate, word.length, prefix)) {
      const distance = typoDistance(word, mark.text);
      const key = `${mark.text}${mark.prefix}`;
      if (distance > 0 && distance <= typos && !found.has(key)) found.set(key, { ...mark, distance });
    }
  }
  return [...found.values()]
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
