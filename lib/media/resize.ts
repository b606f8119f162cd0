import { buffer } from 'node:stream/consumers';
import type { MediaRow } from '@/lib/media/present';
import { type Format, firstPage, sizeVariant, type Width, widths } from '@/lib/media/variants';
import { files } from '@/lib/ports/files/files';
import { variantKey } from '@/lib/ports/files/key';
import { drawing, pixelLimit, sharp } from '@/lib/sharp';

export type Variant = { key: string; type: `image/${Format}`; size: number };

/**
 * A picture, or the first page of a PDF, no wider than it has to be, in the best format the asker reads; drawn when it
 * is first asked for and kept. Null where the file itself is as good an answer, or nothing can be drawn of it.
 */
export async function findVariant(media: MediaRow, wanted: number, accept: string): Promise<Variant | null> {
  const format = formatOf(accept);
  // An animation would stand still.
  if (!format || media.type === 'image/gif') return null;
  const width = widths.find((each) => each >= wanted) ?? widths[widths.length - 1] ?? 1600;
  if (!media.preview && (!media.width || media.width <= width)) return null;
  const key = variantKey(media.key, sizeVariant(width, format));
  const type = `image/${format}` as const;
  const known = await files().size(key);
  if (known !== null) return { key, type, size: known };
  const drawn = await once(key, () => draw(media, { key, width, format }));
  return drawn === null ? null : { key, type, size: drawn };
}

function formatOf(accept: string): Format | null {
  if (/image\/avif/i.test(accept)) return 'avif';
  return /image\/webp/i.test(accept) ? 'webp' : null;
}

const running = new Map<string, Promise<number | null>>();

/** However many ask at a time, each size is drawn once. */
function once(key: string, work: () => Promise<number | null>): Promise<number | null> {
  const known = running.get(key);
  if (known) return known;
  const begun = work().finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}

type Wish = { key: string; width: Width; format: Format };

async function draw(media: MediaRow, { key, width, format }: Wish): Promise<number | null> {
  const source = media.preview ? variantKey(media.key, firstPage) : media.key;
  return drawing(async () => {
    const opened = await files().open(source);
    if (!opened) return null;
    const input = await buffer(opened.stream);
    const picture = sharp(input, { limitInputPixels: pixelLimit, failOn: 'none' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: 10 });
    const encoded =
      format === 'avif' ? picture.avif({ quality: 52, effort: 1 }) : picture.webp({ quality: 78 });
    const content = await encoded.toBuffer().catch(() => null);
    if (!content) return null;
    await files().put(key, content);
    return content.byteLength;
  });
}
