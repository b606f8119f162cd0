import type { Actor } from '@/lib/auth/actor';
import { membershipOf, visibleTo } from '@/lib/groups/policy';
import type { PostAsk, TermGroup } from '@/lib/ports/search/search-index';
import { pendingDocuments, vocabularyColumns, vocabularyJoins } from '@/lib/ports/search/vocabulary';
import { type Clause, type ParsedQuery, wordsOf } from '@/lib/search/parse';
import { type Fragment, sql } from '@/lib/sql';

type Prepared = Pick<PostAsk, 'all' | 'none' | 'groups' | 'authors' | 'text'>;

type Row = {
  words: {
    tokens: string[];
    stems: string[][];
    begins: (string[] | null)[];
    candidates: (string[] | null)[];
  }[];
  groups: number[];
  authors: number[];
};

/**
 * Folds the words as the index does, and settles which groups this person may look into: one statement. Its arrays stand in
 * sub-queries: PostgreSQL would else plan it anew for each array, which takes longer than to run it.
 */
export async function prepare(actor: Actor, query: ParsedQuery): Promise<Prepared> {
  const clauses = [...query.clauses, ...query.not];
  const words = clauses.flatMap((clause) => clause.words);
  const prefixes = clauses.flatMap((clause) => clause.words.map(() => Number(clause.prefix)));
  const [row] = await sql<[Row]>`
    with ${pendingDocuments()}
    select array(
        select json_build_object('tokens', f.tokens, 'stems', coalesce(t.stems, '[]'), 'begins', coalesce(t.begins, '[]'),
          'candidates', coalesce(t.candidates, '[]'))
        from unnest((select ${words}::text[]), (select ${prefixes}::int[])) with ordinality w(word, prefix, n)
        cross join lateral (select array_remove(string_to_array(search_text(w.word), ' '), '') as tokens) f
        cross join lateral (
          select ${vocabularyColumns(sql`w.prefix`)}
          from unnest(f.tokens) with ordinality t(token, n) ${vocabularyJoins(sql`w.prefix`)}) t
        order by w.n
      ) as words,
      array(
        select g.id from groups g ${membershipOf(actor)}
        where ${visibleTo(actor)} ${ofTypes(query.types)} ${named(query.in)}
      ) as groups,
      ${authorsNamed(query.by)} as authors`;
  const folded = [...row.words];
  const groups = clauses.map((clause) => termsOf(clause, folded.splice(0, clause.words.length)));
  return {
    all: groups.slice(0, query.clauses.length).filter(({ terms }) => terms.length > 0),
    none: groups.slice(query.clauses.length).filter(({ terms }) => terms.length > 0),
    groups: row.groups,
    authors: query.by.length > 0 ? row.authors : null,
    text: query.clauses
      .map(({ words: typed, phrase }) => (phrase ? `"${typed.join(' ')}"` : typed.join(' ')))
      .join(' '),
  };
}

function ofTypes(types: number[]): Fragment {
  return types.length > 0 ? sql`and g.type = any (${types}::int[])` : sql``;
}

function named(names: string[]): Fragment {
  if (names.length === 0) return sql``;
  return sql`and (lower(g.slug) = any (${names.map((name) => name.toLowerCase())}::text[])
    or search_text(g.name) like any (${names.map(patternOf)}::text[]))`;
}

function authorsNamed(names: string[]): Fragment {
  if (names.length === 0) return sql`'{}'::int[]`;
  return sql`array(
    select u.id from users u where ' ' || search_text(u.name) like any (${names.map(patternOf)}::text[]))`;
}

function termsOf(clause: Clause, folded: Row['words']): TermGroup {
  const terms = folded.flatMap(({ tokens, stems, begins, candidates }) =>
    tokens.map((word, index) => ({
      word,
      stems: stems[index] ?? [],
      begins: begins[index] ?? null,
      candidates: candidates[index] ?? null,
      // A pair of letters stands for itself; a single one begins pairs.
      prefix: clause.prefix || (isGram(word) && [...word].length === 1),
    })),
  );
  return { terms, phrase: clause.phrase };
}

function isGram(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);
}

/** The words of a name in order, each the beginning of one. */
function patternOf(name: string): string {
  const words = wordsOf(
    name
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
  );
  return `%${words.join('%')}%`;
}
