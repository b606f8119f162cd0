import type { Region, ResizeOptions } from 'sharp';
import { invalid } from '@/lib/errors';
import { type Crop, squareIn } from '@/lib/media/crop';
import { drawing, pixelLimit, sharp } from '@/lib/sharp';

type Size = { width: number; height: number };

/**
 * The size of a picture as it is seen (a turned photograph is turned back), or null when it cannot be read.
 * @throws AppError `invalid` when it has more pixels than anybody can look at
 */
export async function readSize(path: string): Promise<Size | null> {
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found) return null;
  if (found.width * found.height > pixelLimit)
    throw invalid('file', 'This picture has more than 50 megapixels. Make it smaller first.');
  return { width: found.autoOrient.width, height: found.autoOrient.height };
}

/**
 * 180 × 180 of what was chosen, or else around what draws the eye, which in a portrait is the face; nothing of the
 * camera's data stays.
 */
export async function writeAvatar(from: string, to: string, crop?: Crop): Promise<Size> {
  const size = { width: 180, height: 180, fit: 'cover', position: sharp.strategy.attention } as const;
  const seen = crop && (await readSize(from));
  return write(from, to, size, crop && seen ? regionOf(seen, crop) : undefined);
}

function regionOf(size: Size, crop: Crop): Region {
  const { left, top, side } = squareIn(size, crop);
  const length = Math.max(1, Math.floor(side));
  return { left: Math.floor(left), top: Math.floor(top), width: length, height: length };
}

/** Small enough for the header of every page, with its transparency. */
export function writeLogo(from: string, to: string): Promise<Size> {
  return write(from, to, { width: 512, height: 512, fit: 'inside', withoutEnlargement: true });
}

async function write(from: string, to: string, size: ResizeOptions, part?: Region): Promise<Size> {
  try {
    return await drawing(() => {
      const upright = sharp(from, { limitInputPixels: pixelLimit, pages: 1, failOn: 'error' }).autoOrient();
      const chosen = part ? upright.extract(part) : upright;
      return chosen.resize(size).webp({ quality: 80 }).timeout({ seconds: 10 }).toFile(to);
    });
  } catch {
    throw invalid('file', 'This picture cannot be read.');
  }
}
