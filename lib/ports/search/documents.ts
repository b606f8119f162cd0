import { sql } from '@/lib/sql';

/** What an index beside the database is told of a document. No e-mail addresses: a team may hide them at any time. */
export type IndexedDocument = {
  id: string;
  kind: 'post' | 'user' | 'contact';
  ref: number;
  title: string;
  labels: string;
  body: string;
  comments: string;
  files: string;
  group: number;
  /** In seconds; people show from the beginning of time. */
  shows_from: number;
  authors: number[];
};

export type DocumentRef = { kind: string; id: number };

/** Those of them that are there and will show; what is missing in the answer is to be forgotten. */
export async function readDocuments(refs: DocumentRef[]): Promise<IndexedDocument[]> {
  return sql<IndexedDocument[]>`
    select r.kind || '-' || r.id as id, r.kind, r.id as ref, d.title, left(d.labels, 20000) as labels,
      left(d.body, 200000) as body, left(d.comments, 100000) as comments, left(d.files, 200000) as files,
      coalesce(d.group_id, 0) as group, coalesce(extract(epoch from d.shows_from), 0)::float8 as shows_from,
      array(select user_id from post_authors a where a.post_id = d.post_id) as authors
    from unnest(${refs.map(({ kind }) => kind)}::text[], ${refs.map(({ id }) => id)}::int[]) r(kind, id)
    join search_documents d on case r.kind when 'post' then d.post_id = r.id when 'user' then d.user_id = r.id
      else d.contact_id = r.id end
    where r.kind <> 'post' or d.shows_from is not null`;
}

/** Every document's reference, in steps after `after`, the last one's row. */
export async function listReferences(
  after: number,
  limit: number,
): Promise<(DocumentRef & { row: number })[]> {
  return sql<(DocumentRef & { row: number })[]>`
    select id as row, case when post_id is not null then 'post' when user_id is not null then 'user' else 'contact' end as kind,
      coalesce(post_id, user_id, contact_id) as id
    from search_documents where id > ${after} order by id limit ${limit}`;
}
