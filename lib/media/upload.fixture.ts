import { buffer } from 'node:stream/consumers';
import type { Actor } from '@/lib/auth/actor';
import { getMediaFile, openMedia } from '@/lib/media/read';
import type { MediaJson } from '@/lib/media/schema';
import { mediaKeyOf } from '@/lib/media/url';
import { uploadMedia } from '@/lib/media/write';
import { sharp } from '@/lib/sharp';
import { incoming } from '@/lib/testing/files';

export async function upload(actor: Actor, name: string, content: string | Uint8Array) {
  return (await uploadMedia(actor, { file: [await incoming(name, content)] })) as MediaJson;
}

/** What one reads at a media's address. */
export async function bytesOf(actor: Actor | null, media: MediaJson) {
  const row = await getMediaFile(actor, mediaKeyOf(media.url) ?? '');
  const opened = await openMedia(row);
  return opened ? buffer(opened.stream) : null;
}

/** A photograph: wider than high, turned by its EXIF data, and with a place in them. */
export function photograph(width = 400, height = 300) {
  return sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
