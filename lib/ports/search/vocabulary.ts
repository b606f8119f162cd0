import { candidatesOf, maxWords } from '@/lib/ports/search/typos';
import { type Fragment, sql } from '@/lib/sql';

/** So many documents whose words are not in the vocabulary yet are read one by one. */
const maxPending = 50;

/**
 * The `pending` documents of a statement: their words reach the vocabulary within seconds, and must be found before.
 * PostgreSQL reads every entry of an index for a beginning ('rep':*), which costs many times what the words cost that
 * begin so.
 */
export function pendingDocuments(): Fragment {
  return sql`
    pending as materialized (
      select d.words from (select kind, ref_id from search_outbox where not learned order by id limit ${maxPending + 1}) o
      left join lateral (
        select words from search_documents where o.kind = 'post' and post_id = o.ref_id
        union all select words from search_documents where o.kind = 'user' and user_id = o.ref_id
        union all select words from search_documents where o.kind = 'contact' and contact_id = o.ref_id) d on true)`;
}

/**
 * For tokens `t(token, n)` of a word, `isPrefix` 0 or 1, what the vocabulary says to each, as JSON arrays in order:
 * - `begins`: the words that begin with it; null where they are too many, or not all known, or begin with a digit, as
 *   numbers are not in the vocabulary
 * - `candidates`: where nothing begins with it, and no document has a stem of it, what may have been meant
 */
export function vocabularyColumns(isPrefix: Fragment): Fragment {
  return sql`
    json_agg(s.stems order by t.n) as stems, json_agg(b.begins order by t.n) as begins,
    json_agg(case when b.begins::text = '[]' and not exists (select from pending)
      and not exists (select from search_words w where w.word = any (s.stems))
      then ${candidatesOf(sql`t.token`, isPrefix)} end order by t.n) as candidates`;
}

/** Goes with `vocabularyColumns`. */
export function vocabularyJoins(isPrefix: Fragment): Fragment {
  return sql`
    cross join lateral (select search_stems(t.token) as stems offset 0) s
    cross join lateral (
      select case when ${isPrefix} = 1 and t.token !~ '^[0-9]' and (select count(*) from pending) <= ${maxPending} then (
        select case when count(*) <= ${maxWords} then coalesce(json_agg(w.word), '[]') end from (
          (select w.word from search_words w
            where w.word ~>=~ t.token and w.word ~<~ (t.token || chr(1114111)) limit ${maxWords + 1})
          union
          select l.word from pending cross join unnest(tsvector_to_array(pending.words)) l(word)
          where starts_with(l.word, t.token)) w) end as begins offset 0) b`;
}
