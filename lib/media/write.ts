import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '@/lib/auth/actor';
import { invalid } from '@/lib/errors';
import { extensionOf, safeName } from '@/lib/file-name';
import { blurOf } from '@/lib/media/blur';
import { cleanPicture } from '@/lib/media/clean';
import type { Crop } from '@/lib/media/crop';
import { readSize, writeAvatar, writeLogo } from '@/lib/media/images';
import { readInside } from '@/lib/media/inside';
import { type MediaRow, presentMedia } from '@/lib/media/present';
import { findReadableMedia, openMedia } from '@/lib/media/read';
import { IncomingFile, type MediaJson, type UploadInput } from '@/lib/media/schema';
import { sniffType } from '@/lib/media/sniff';
import { drawSvg } from '@/lib/media/svg';
import { isPicture } from '@/lib/media/types';
import { files } from '@/lib/ports/files/files';
import { newKey } from '@/lib/ports/files/key';
import { temporaryPath } from '@/lib/ports/files/temporary';
import { assertQuota, takingRoom } from '@/lib/uploads/room';
import type { Prisma } from '@/prisma/generated/client';

/** Takes the files of a request into the library, all or none (contract §3, media/handle). */
export async function uploadMedia(
  actor: Actor,
  { file: sent, shared = false }: UploadInput,
): Promise<MediaJson | { data: MediaJson[] }> {
  const rows = await addMedia(actor, sent, { shared: shared && actor.isAdmin });
  const data = rows.map(presentMedia);
  const [only] = data;
  return only && data.length === 1 ? only : { data };
}

/**
 * Files that were received become media: looked at, stored, and only then written down, so that no row is without its
 * file. What fails leaves neither. Room that was `promised` is not asked for again.
 */
export async function addMedia(
  actor: Actor,
  sent: IncomingFile[],
  { shared = false, derived = false, promised = false, sourceId = null as number | null } = {},
): Promise<MediaRow[]> {
  const came = sent.reduce((sum, { size }) => sum + size, 0);
  await assertQuota(promised ? 0 : came);
  const described: Prisma.MediaCreateManyInput[] = [];
  for (const file of sent)
    described.push({ ...(await inspect(file)), shared, derived, sourceId, uploaderId: actor.id });
  // What was drawn can be larger than what came.
  const kept = described.reduce((sum, { size }) => sum + Number(size), 0);
  const more = promised ? Math.max(0, kept - came) : kept;
  try {
    for (const [index, { key }] of described.entries()) await files().take(key, sent[index]?.path ?? '');
    const rows = await takingRoom(more, (tx) => tx.media.createManyAndReturn({ data: described }));
    const added = described.flatMap(({ key }) => rows.filter((row) => row.key === key).map(asRow));
    readInside(added);
    return added;
  } catch (error) {
    await Promise.all(described.map(({ key }) => files().remove(key)));
    throw error;
  }
}

export async function inspect({ path, name, size }: IncomingFile): Promise<Prisma.MediaCreateManyInput> {
  const sniffed = await sniffType(path, name);
  const drawn = sniffed === 'image/svg+xml' ? await drawSvg(path, size) : null;
  if (drawn !== null) return inspect(new IncomingFile(path, `${withoutExtension(name)}.png`, drawn));
  const seen = isPicture(sniffed) ? await readSize(path) : null;
  // What has a picture's first bytes but is none is kept as the data it is.
  const type = isPicture(sniffed) && !seen ? 'application/octet-stream' : sniffed;
  const kept = seen ? await cleanPicture(path, size) : size;
  const shown = seen && { ...seen, blur: await blurOf(path) };
  return { key: newKey(), name: safeName(name).slice(-255) || 'file', type, size: kept, ...shown };
}

const withoutExtension = (name: string) => name.slice(0, name.length - extensionOf(name).length);

export function asRow(row: Prisma.MediaModel): MediaRow {
  const { id, key, name, type, width, height, preview } = row;
  return { id, key, name, type, width, height, preview, size: Number(row.size), updated_at: row.updatedAt };
}

/** The avatar made of a picture that was sent. */
export function addAvatar(
  actor: Actor,
  sent: IncomingFile,
  { crop, sourceId }: { crop?: Crop | undefined; sourceId?: number } = {},
): Promise<MediaRow> {
  return addDerived(actor, sent, (from, to) => writeAvatar(from, to, crop), sourceId);
}

export function addLogo(actor: Actor, sent: IncomingFile): Promise<MediaRow> {
  return addDerived(actor, sent, writeLogo);
}

/** The avatar made of a picture in the library: what was chosen of it, or else its face. */
export function cropAvatar(actor: Actor, id: number, crop?: Crop): Promise<MediaRow> {
  return deriveFrom(actor, id, 'avatar', (by, file) => addAvatar(by, file, { crop, sourceId: id }));
}

/** The logo made of a picture in the library. */
export function fitLogo(actor: Actor, id: number): Promise<MediaRow> {
  return deriveFrom(actor, id, 'logo', addLogo);
}

async function deriveFrom(
  actor: Actor,
  id: number,
  field: 'avatar' | 'logo',
  derive: (actor: Actor, file: IncomingFile) => Promise<MediaRow>,
): Promise<MediaRow> {
  const media = await findReadableMedia(actor, id);
  if (!media || !isPicture(media.type)) throw invalid(field, 'Choose an image.');
  const path = await temporaryPath();
  try {
    const opened = await openMedia(media);
    if (!opened) throw invalid(field, 'Choose an image.');
    await pipeline(opened.stream, createWriteStream(path));
    return await derive(actor, new IncomingFile(path, media.name, media.size));
  } finally {
    await rm(path, { force: true });
  }
}

async function addDerived(
  actor: Actor,
  sent: IncomingFile,
  draw: (from: string, to: string) => Promise<unknown>,
  sourceId?: number,
): Promise<MediaRow> {
  if (!isPicture(await sniffType(sent.path, sent.name)))
    throw invalid('file', 'Send a PNG, JPEG, GIF or WebP picture.');
  await readSize(sent.path);
  const path = await temporaryPath();
  try {
    await draw(sent.path, path);
    const name = `${withoutExtension(sent.name)}.webp`;
    const [row] = await addMedia(actor, [new IncomingFile(path, name, (await stat(path)).size)], {
      derived: true,
      ...(sourceId !== undefined && { sourceId }),
    });
    return row as MediaRow;
  } finally {
    await rm(path, { force: true });
  }
}
