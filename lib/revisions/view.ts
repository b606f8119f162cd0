import type { Actor } from '@/lib/auth/actor';
import { cleanStored } from '@/lib/html/render';
import type { Paged } from '@/lib/paging';
import { type DiffPart, diffDocuments } from '@/lib/posts/diff';
import { presentCard } from '@/lib/posts/present';
import { findEditablePost } from '@/lib/posts/read';
import type { PostCardJson } from '@/lib/posts/schema';
import { getRevisionOf, listRevisionsOf } from '@/lib/revisions/read';
import type { RevisionJson, RevisionTextJson } from '@/lib/revisions/schema';

export type HistoryJson = {
  post: PostCardJson;
  revisions: Paged<RevisionJson>;
  /** The revision on show, and what it changed; null while there is none. */
  shown: { revision: RevisionTextJson; diff: DiffPart[]; latest: boolean } | null;
};

type Address = { group: string; post: string };

/** The history of a post with one revision opened: the one asked for, else the latest of the page. */
export async function viewHistory(
  actor: Actor,
  address: Address,
  { page, revision }: { page: number; revision: number | null },
): Promise<HistoryJson> {
  const row = await findEditablePost(actor, address.group, address.post);
  const revisions = await listRevisionsOf(actor, row.id, page);
  const wanted = revision ?? revisions.data[0]?.id;
  const post = presentCard(actor, row);
  if (wanted === undefined) return { post, revisions, shown: null };
  const shown = await getRevisionOf(actor, row.id, wanted);
  return {
    post,
    revisions,
    shown: {
      revision: shown,
      diff: diffDocuments(cleanStored(shown.previous?.content ?? ''), cleanStored(shown.content)),
      latest: page === 0 && wanted === revisions.data[0]?.id,
    },
  };
}
