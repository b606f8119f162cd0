import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';
import { readableKeys } from '@/lib/media/read';

const addresses = /\/api\/media\/file\/([A-Za-z0-9_-]{16,64})/g;

/** Whether there is anything to record of a text that is new. */
export function embedsMedia(html: string): boolean {
  return html.search(addresses) >= 0;
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
  const keys = [...new Set([...html.matchAll(addresses)].flatMap((match) => match[1] ?? []))];
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
