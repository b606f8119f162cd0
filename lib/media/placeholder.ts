import { thumbHashToApproximateAspectRatio, thumbHashToRGBA } from 'thumbhash';

const longSide = 5;
const most = 2000;
const known = new Map<string, string>();

/**
 * What stands in the place of a picture until it comes: its thumbhash as a data address of a few pixels, about 150
 * characters. A bitmap, since at this size nothing that packs is smaller.
 */
export function placeholderUrl(blur: string): string {
  const before = known.get(blur);
  if (before !== undefined) return before;
  const url = `data:image/bmp;base64,${drawBitmap(Buffer.from(blur, 'base64')).toString('base64')}`;
  if (known.size >= most) known.clear();
  known.set(blur, url);
  return url;
}

function drawBitmap(thumbhash: Uint8Array): Buffer {
  const ratio = thumbHashToApproximateAspectRatio(thumbhash);
  const width = ratio >= 1 ? longSide : Math.max(1, Math.round(longSide * ratio));
  const height = ratio >= 1 ? Math.max(1, Math.round(longSide / ratio)) : longSide;
  const seen = thumbHashToRGBA(thumbhash);
  const row = Math.ceil((width * 3) / 4) * 4;
  const bitmap = Buffer.alloc(54 + row * height);
  bitmap.write('BM');
  bitmap.writeUInt32LE(bitmap.length, 2);
  for (const [at, value] of [54, 40, width, height, 1 | (24 << 16)].entries())
    bitmap.writeUInt32LE(value, 10 + 4 * at);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const column = Math.floor(((x + 0.5) * seen.w) / width);
      const from = 4 * (Math.floor(((y + 0.5) * seen.h) / height) * seen.w + column);
      const [red = 0, green = 0, blue = 0] = seen.rgba.subarray(from, from + 3);
      // From the bottom up, and blue first.
      bitmap.set([blue, green, red], 54 + (height - 1 - y) * row + x * 3);
    }
  }
  return bitmap;
}
