import type { Actor } from '@/lib/auth/actor';
import type { PostJson } from '@/lib/posts/schema';
import { updatePost } from '@/lib/posts/write';
import { getRevision } from '@/lib/revisions/read';

/** Gives a post the text of an earlier revision, as a new revision; what it held stays in the history. */
export async function restoreRevision(
  actor: Actor,
  refs: { group: string; post: string },
  id: number,
  ifMatch: number | null,
): Promise<PostJson> {
  const { title, content } = await getRevision(actor, refs, id);
  return updatePost(actor, refs, { title, content }, ifMatch, true);
}
