import type { Actor } from '@/lib/auth/actor';
import { prisma } from '@/lib/db';
import { readInside } from '@/lib/media/inside';
import type { MediaRow } from '@/lib/media/present';
import type { IncomingFile } from '@/lib/media/schema';
import { variantKeys } from '@/lib/media/variants';
import { addMedia, asRow, inspect } from '@/lib/media/write';
import { files } from '@/lib/ports/files/files';
import { sql } from '@/lib/sql';
import { assertQuota } from '@/lib/uploads/room';

/** A large file on its way to a bucket takes a while; the row waits for it. */
const storingMs = 120_000;

/**
 * The new version of a post's file. The file keeps its address, unless something else uses it too, or it came from
 * another person's library: what others embedded or keep never changes under their hands.
 */
export async function replaceMedia(
  actor: Actor,
  { id, key, postId }: { id: number; key: string; postId: number },
  sent: IncomingFile,
  { promised = false } = {},
): Promise<MediaRow> {
  if (await isSomebodyElses(actor, id, postId)) {
    const [added] = await addMedia(actor, [sent], { promised });
    return added as MediaRow;
  }
  if (!promised) await assertQuota(sent.size);
  const { key: _, ...described } = await inspect(sent);
  // What was drawn can be larger than what came.
  await assertQuota(Math.max(0, Number(described.size) - (promised ? sent.size : 0)));
  const unknown = { width: null, height: null, blur: null, preview: false, text: null };
  const row = await prisma.$transaction(
    async (tx) => {
      const changed = await tx.media.update({ where: { id }, data: { ...unknown, ...described } });
      // Last, so that a row that cannot be written leaves the old version as it was.
      await files().take(key, sent.path);
      return changed;
    },
    { timeout: storingMs },
  );
  await Promise.all(variantKeys(key).map((variant) => files().remove(variant)));
  const replaced = asRow(row);
  readInside([replaced]);
  return replaced;
}

async function isSomebodyElses(actor: Actor, id: number, postId: number): Promise<boolean> {
  const [row] = await sql<[{ used: boolean; own: boolean }]>`
    select m.shared or exists (select 1 from media_uses u where u.media_id = m.id)
      or exists (select 1 from posts p where p.featured_image_id = m.id or (p.media_id = m.id and p.id <> ${postId}))
      or exists (select 1 from users o where o.avatar_id = m.id)
      or exists (select 1 from account o where o.logo_id = m.id) as used,
      m.uploader_id is not distinct from ${actor.id} or exists (
        select 1 from posts p join post_authors a on a.post_id = p.id and a.user_id = m.uploader_id
        where p.id = ${postId} and p.created_by_id = m.uploader_id) as own
    from media m where m.id = ${id}`;
  // Authors can be named by anybody who may edit the post, so it also has to be the uploader who made it.
  return row.used || !row.own;
}
