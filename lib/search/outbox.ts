import { recover, rest } from '@/lib/ports/search/breaker';
import { engine } from '@/lib/ports/search/choose';
import {
  type DocumentRef,
  type IndexedDocument,
  listReferences,
  readDocuments,
} from '@/lib/ports/search/documents';
import { isLost } from '@/lib/ports/search/meilisearch';
import { sql } from '@/lib/sql';

const batch = 500;
/** What is left after so many goes on at the next turn: other work of the same worker waits behind this. */
const maxBatches = 20;

type Row = { id: number; kind: string; ref_id: number };

/**
 * Brings what follows the database up to date with it: names that many posts carry, the vocabulary, and the engine
 * beside the database, where one is set. A row leaves the outbox when all of that has taken it. One process at a time.
 */
export async function drainSearchOutbox(): Promise<void> {
  await alone(async () => {
    await repeat(learn);
    const chosen = engine();
    if (!chosen) {
      await sql`delete from search_outbox where learned`;
      return;
    }
    try {
      const [built] = await sql`select from search_engines where host = ${chosen.host}`;
      if (!built) await rebuildEngine();
      await repeat(tell);
      recover();
    } catch (error) {
      if (isLost(error)) await sql`delete from search_engines where host = ${chosen.host}`;
      rest(error);
    }
  });
}

/** Makes every document anew, and the engine's index beside the one in use. Search goes on all the while. */
export async function reindexSearch(): Promise<{ documents: number }> {
  const documents = await alone(async () => {
    await sql`select search_refresh_person('user', id) from users`;
    await sql`select search_refresh_person('contact', id) from contacts`;
    let after = 0;
    for (;;) {
      const rows = await sql<{ id: number }[]>`
        select p.id, search_refresh_post(p.id) from (
          select id from posts where id > ${after} order by id limit ${batch}) p`;
      if (rows.length === 0) break;
      after = rows.at(-1)?.id ?? after;
    }
    if (engine()) await rebuildEngine();
    const [row] = await sql<[{ count: number }]>`select count(*)::int as count from search_documents`;
    return row.count;
  });
  await drainSearchOutbox();
  return { documents: documents ?? 0 };
}

/**
 * Runs while no other process does any of this. Answers nothing when one does. The lock is a transaction's, which ends
 * with its connection: a reserved one that broke would be waited for without end.
 */
async function alone<T>(run: () => Promise<T>): Promise<T | undefined> {
  return sql.begin(async (tx): Promise<T | undefined> => {
    const [lock] = await tx<
      [{ held: boolean }]
    >`select pg_try_advisory_xact_lock(hashtext('search-outbox')) as held`;
    return lock.held ? run() : undefined;
  }) as Promise<T | undefined>;
}

async function repeat(step: () => Promise<number>): Promise<void> {
  for (let turn = 0; turn < maxBatches; turn++) if ((await step()) < batch) return;
}

/**
 * Renamed people, groups and categories reach their posts, and new words the vocabulary. What waits several times, as a post
 * in a discussion does, is done once; the rows are marked first, so that one that comes meanwhile waits for the next turn.
 */
async function learn(): Promise<number> {
  return sql.begin(async (tx) => {
    const rows = await tx<Row[]>`
      update search_outbox o set learned = true
      from (select distinct kind, ref_id from (
        select kind, ref_id from search_outbox where not learned order by id limit ${batch}) first) f
      where not o.learned and o.kind = f.kind and o.ref_id = f.ref_id
      returning o.id, o.kind, o.ref_id`;
    if (rows.length === 0) return 0;
    await tx`
      update search_documents d set labels = coalesce(search_labels(d.post_id), '')
      where d.post_id in (
        select id from posts where group_id = any (${idsOf(rows, 'group')}::int[])
        union select id from posts where category_id = any (${idsOf(rows, 'category')}::int[])
        union select post_id from post_authors where user_id = any (${idsOf(rows, 'author')}::int[]))`;
    await tx`
      insert into search_words (word)
      select distinct w.lexeme from search_documents d cross join unnest(tsvector_to_array(d.words)) w(lexeme)
      where (d.post_id = any (${idsOf(rows, 'post')}::int[]) or d.user_id = any (${idsOf(rows, 'user')}::int[])
          or d.contact_id = any (${idsOf(rows, 'contact')}::int[]))
        and w.lexeme !~ '^[0-9]'
      on conflict do nothing`;
    return rows.length;
  });
}

function idsOf(rows: Row[], kind: string): number[] {
  return [...new Set(rows.filter((row) => row.kind === kind).map((row) => row.ref_id))];
}

async function tell(): Promise<number> {
  const rows = await sql<Row[]>`
    select id, kind, ref_id from search_outbox where learned order by id limit ${batch}`;
  if (rows.length === 0) return 0;
  const refs = uniqueRefs(rows);
  await engine()?.update(refs, await readDocuments(refs));
  await sql`delete from search_outbox where id = any (${rows.map(({ id }) => id)}::bigint[])`;
  return rows.length;
}

function uniqueRefs(rows: Row[]): DocumentRef[] {
  const documents = rows.filter(({ kind }) => kind === 'post' || kind === 'user' || kind === 'contact');
  const byKey = new Map(documents.map(({ kind, ref_id }) => [`${kind}-${ref_id}`, { kind, id: ref_id }]));
  return [...byKey.values()];
}

async function rebuildEngine(): Promise<void> {
  const chosen = engine();
  if (!chosen) return;
  await chosen.rebuild(allDocuments());
  await sql`insert into search_engines (host) values (${chosen.host}) on conflict (host) do update set built_at = now()`;
}

async function* allDocuments(): AsyncGenerator<IndexedDocument[]> {
  let after = 0;
  for (;;) {
    const refs = await listReferences(after, batch);
    if (refs.length === 0) return;
    after = refs.at(-1)?.row ?? after;
    const documents = await readDocuments(refs);
    if (documents.length > 0) yield documents;
  }
}
