import type { TransactionSql } from 'postgres';
import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';
import { readableKeys } from '@/lib/media/read';

const addresses = /\/api\/media\/file\/([A-Za-z0-9_-]{16,64})/g;

/** The files that a new text may embed. Without any, nothing is asked. */
export async function findMediaOf(actor: Actor, html: string): Promise<number[]> {
  const found = await readableKeys(actor, embeddedKeys(html));
  return found.map(({ id }) => id);
}

export async function addMediaUses(
  tx: TransactionSql,
  { postId, commentId }: { postId: number; commentId: number },
  mediaIds: number[],
): Promise<void> {
  if (mediaIds.length === 0) return;
  await tx`
    insert into media_uses (media_id, post_id, comment_id) select unnest(${mediaIds}::int[]), ${postId}, ${commentId}`;
}

/**
 * Records which files a text embeds, since who may read the text may read them. Files the writer cannot read are left
 * out: naming a foreign key must not open the file to the writer's readers.
 */
export async function saveMediaUses(
  tx: Transaction,
  actor: Actor,
  place: { postId: number; commentId: number | null },
  html: string,
): Promise<void> {
  const keys = embeddedKeys(html);
  const kept = await tx.mediaUse.findMany({
    where: place,
    select: { mediaId: true, media: { select: { key: true } } },
  });
  const known = new Set(kept.map((use) => use.media.key));
  const added = await readableKeys(
    actor,
    keys.filter((key) => !known.has(key)),
  );
  const gone = kept.filter((use) => !keys.includes(use.media.key)).map((use) => use.mediaId);
  if (gone.length > 0) await tx.mediaUse.deleteMany({ where: { ...place, mediaId: { in: gone } } });
  if (added.length > 0)
    await tx.mediaUse.createMany({ data: added.map(({ id }) => ({ ...place, mediaId: id })) });
}

function embeddedKeys(html: string): string[] {
  return [...new Set([...html.matchAll(addresses)].flatMap((match) => match[1] ?? []))];
}
