import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { findEditablePost } from '@/lib/posts/read';
import { sql } from '@/lib/sql';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';
import type { WorkingCopyJson, WorkingFields } from '@/lib/working-copies/schema';

type Row = {
  base_version: number;
  fields: WorkingFields;
  authors: UserSummaryRow[];
  updated_at: Date;
  version: number;
};

/** The actor's own working copy of a post they may edit; nobody sees another's. */
export async function getWorkingCopy(
  actor: Actor,
  refs: { group: string; post: string },
): Promise<WorkingCopyJson> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  const copy = await readWorkingCopy(actor, post.id);
  if (!copy) throw notFound();
  return copy;
}

/** The same for a post that was already proved editable; null where there is none. */
export async function readWorkingCopy(actor: Actor, postId: number): Promise<WorkingCopyJson | null> {
  const [row] = await sql<Row[]>`
    select w.base_version, w.fields, w.updated_at, w.version, (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title,
        'email', u.email, 'avatar_key', m.key) order by a.position), '[]'::jsonb)
      from jsonb_array_elements_text(coalesce(w.fields->'authors', '[]'::jsonb)) with ordinality a(id, position)
      join users u on u.id = a.id::int left join media m on m.id = u.avatar_id) as authors
    from working_copies w where w.post_id = ${postId} and w.user_id = ${actor.id}`;
  if (!row) return null;
  return {
    base_version: row.base_version,
    fields: row.fields,
    authors: row.authors.map((author) => presentUserSummary(actor, author)),
    updated_at: formatDateTime(row.updated_at),
    version: row.version,
  };
}
