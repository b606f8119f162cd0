import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { findEditablePost } from '@/lib/posts/read';
import type { RevisionJson, RevisionKind, RevisionTextJson } from '@/lib/revisions/schema';
import { sql } from '@/lib/sql';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

type Refs = { group: string; post: string };

type Row = {
  id: number;
  kind: RevisionKind;
  title: string;
  author: UserSummaryRow | null;
  created_at: Date;
  updated_at: Date;
};
type TextRow = Row & { content: string; previous: RevisionTextJson['previous'] };

/** What a post was, the latest first, for who may edit it. */
export async function listRevisions(actor: Actor, refs: Refs, page: number): Promise<Paged<RevisionJson>> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  return listRevisionsOf(actor, post.id, page);
}

export async function listRevisionsOf(
  actor: Actor,
  postId: number,
  page: number,
): Promise<Paged<RevisionJson>> {
  const perPage = pageSizes.revisions;
  const [rows, [count]] = await Promise.all([
    sql<Row[]>`select ${columns()} ${from()} where v.post_id = ${postId}
      order by v.id desc limit ${perPage} offset ${page * perPage}`,
    sql<[{ total: number }]>`select count(*)::int as total from post_revisions where post_id = ${postId}`,
  ]);
  return presentPage(
    rows.map((row) => presentRevision(actor, row)),
    page,
    perPage,
    count.total,
  );
}

export async function getRevision(actor: Actor, refs: Refs, id: number): Promise<RevisionTextJson> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  return getRevisionOf(actor, post.id, id);
}

export async function getRevisionOf(actor: Actor, postId: number, id: number): Promise<RevisionTextJson> {
  const [row] = await sql<TextRow[]>`
    select ${columns()}, v.content, (
      select jsonb_build_object('id', b.id, 'title', b.title, 'content', b.content)
      from post_revisions b where b.post_id = v.post_id and b.id < v.id order by b.id desc limit 1) as previous
    ${from()} where v.post_id = ${postId} and v.id = ${id}`;
  if (!row) throw notFound();
  return { ...presentRevision(actor, row), content: row.content, previous: row.previous };
}

function columns() {
  return sql`v.id, v.kind, v.title, v.created_at, v.updated_at,
    case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title,
      'email', u.email, 'avatar_key', m.key) end as author`;
}

function from() {
  return sql`from post_revisions v left join users u on u.id = v.user_id left join media m on m.id = u.avatar_id`;
}

function presentRevision(actor: Actor, row: Row): RevisionJson {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    user: row.author && presentUserSummary(actor, row.author),
    created_at: formatDateTime(row.created_at),
    updated_at: formatDateTime(row.updated_at),
  };
}
