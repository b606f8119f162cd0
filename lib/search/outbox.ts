import { sql } from '@/lib/sql';

const batch = 500;
/** What is left after so many goes on at the next turn: other work of the same worker waits behind this. */
const maxBatches = 20;

/**
 * Brings what follows the database up to date with it: names that many posts carry, the vocabulary, and the index
 * beside the database, where one is set. A row leaves the outbox when all of that has taken it. One process at a time.
 */
export async function drainSearchOutbox(): Promise<void> {
  for (let turn = 0; turn < maxBatches; turn++) if ((await drainBatch()) < batch) return;
}

async function drainBatch(): Promise<number> {
  return sql.begin(async (tx) => {
    const [lock] = await tx<
      [{ held: boolean }]
    >`select pg_try_advisory_xact_lock(hashtext('search-outbox')) as held`;
    if (!lock.held) return 0;
    const rows = await tx<{ id: number; kind: string; ref_id: number }[]>`
      select id, kind, ref_id from search_outbox order by id limit ${batch}`;
    if (rows.length === 0) return 0;
    const refs = (kind: string) => [
      ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.ref_id)),
    ];
    await tx`
      update search_documents d set labels = coalesce(search_labels(d.post_id), '')
      where d.post_id in (
        select id from posts where group_id = any (${refs('group')}::int[])
        union select id from posts where category_id = any (${refs('category')}::int[])
        union select post_id from post_authors where user_id = any (${refs('author')}::int[]))`;
    await tx`
      insert into search_words (word)
      select distinct w.lexeme from search_documents d
      cross join unnest(tsvector_to_array(to_tsvector('simple', search_text(left(
        concat_ws(' ', d.title, d.labels, d.body, d.comments, d.files), 200000))))) w(lexeme)
      where (d.post_id = any (${refs('post')}::int[]) or d.user_id = any (${refs('user')}::int[])
          or d.contact_id = any (${refs('contact')}::int[]))
        and length(w.lexeme) between 3 and 40 and w.lexeme !~ '[0-9]'
      on conflict do nothing`;
    await tx`delete from search_outbox where id = any (${rows.map((row) => row.id)}::bigint[])`;
    return rows.length;
  });
}
