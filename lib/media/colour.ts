import { buffer } from 'node:stream/consumers';
import type { MediaRow } from '@/lib/media/present';
import { openMedia } from '@/lib/media/read';
import { drawing, pixelLimit, sharp } from '@/lib/sharp';

const side = 48;
/** Parts of the colour circle: colours nearer to each other than this are one. */
const parts = 18;
/** Between the largest and the smallest of red, green and blue: less is grey to the eye. */
const leastChroma = 40;
/** Of the picture's pixels: fewer are a detail, not its colour. */
const leastShare = 0.02;

/** The colour that a picture is remembered by, `#rrggbb`: the strongest of its hues; null when it is grey or unreadable. */
export async function colourOf(media: Pick<MediaRow, 'key'>): Promise<string | null> {
  const opened = await openMedia(media);
  if (!opened) return null;
  const bytes = await buffer(opened.stream);
  try {
    const pixels = await drawing(() =>
      sharp(bytes, { limitInputPixels: pixelLimit, pages: 1 })
        .resize({ width: side, height: side, fit: 'inside' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .timeout({ seconds: 10 })
        .toBuffer(),
    );
    return strongest(pixels);
  } catch {
    // A logo whose colour nobody can tell is still a logo.
    return null;
  }
}

/** Of RGBA pixels. */
export function strongest(pixels: Uint8Array): string | null {
  const found = Array.from({ length: parts }, () => ({ weight: 0, count: 0, red: 0, green: 0, blue: 0 }));
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (alpha < 128 || chroma < leastChroma) continue;
    const part = found[Math.floor(hueOf(red, green, blue, chroma) * parts) % parts];
    if (!part) continue;
    part.weight += chroma;
    part.count += 1;
    part.red += red;
    part.green += green;
    part.blue += blue;
  }
  const best = found.reduce((most, part) => (part.weight > most.weight ? part : most));
  if (best.count < (pixels.length / 4) * leastShare) return null;
  const hex = [best.red, best.green, best.blue].map((sum) => Math.round(sum / best.count).toString(16));
  return `#${hex.map((part) => part.padStart(2, '0')).join('')}`;
}

/** From 0 (red) through green and blue to 1. */
function hueOf(red: number, green: number, blue: number, chroma: number): number {
  const most = Math.max(red, green, blue);
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return ((sixth + 6) % 6) / 6;
}
