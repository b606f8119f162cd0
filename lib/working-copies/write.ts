import type { Actor } from '@/lib/auth/actor';
import { prisma } from '@/lib/db';
import { notFound, stale } from '@/lib/errors';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { findEditablePost } from '@/lib/posts/read';
import { sql } from '@/lib/sql';
import { readWorkingCopy } from '@/lib/working-copies/read';
import type { WorkingCopyInput, WorkingCopyJson } from '@/lib/working-copies/schema';

type Refs = { group: string; post: string };

/** Keeps what the actor wrote without making it live. `ifMatch` 0 says that there is none yet. */
export async function saveWorkingCopy(
  actor: Actor,
  refs: Refs,
  input: WorkingCopyInput,
  ifMatch: number | null,
): Promise<WorkingCopyJson> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  const { content } = input.fields;
  const fields = { ...input.fields, ...(content !== undefined && { content: await sanitizeHtml(content) }) };
  const written = await sql`
    insert into working_copies (post_id, user_id, base_version, fields)
    values (${post.id}, ${actor.id}, ${input.base_version}, ${JSON.stringify(fields)}::text::jsonb)
    on conflict (post_id, user_id) do update
    set base_version = excluded.base_version, fields = excluded.fields,
      version = working_copies.version + 1, updated_at = now()
    where ${ifMatch}::int is null or working_copies.version = ${ifMatch}::int
    returning 1`;
  const copy = await readWorkingCopy(actor, post.id);
  if (written.length === 0) throw stale(copy);
  if (!copy) throw notFound();
  return copy;
}

/** Discarding it twice is discarding it once. */
export async function deleteWorkingCopy(actor: Actor, refs: Refs): Promise<void> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  await prisma.workingCopy.deleteMany({ where: { postId: post.id, userId: actor.id } });
}
