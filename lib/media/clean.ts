import { rename, rm, stat } from 'node:fs/promises';
import { temporaryPath } from '@/lib/ports/files/temporary';
import { drawing, pixelLimit, sharp } from '@/lib/sharp';

/**
 * Takes out of a picture what the camera wrote into it – above all where it was taken – and turns it upright for good.
 * A picture without such data, or one that moves, stays as it is to the byte. Answers the size in bytes.
 */
export async function cleanPicture(path: string, size: number): Promise<number> {
  const found = await sharp(path, { limitInputPixels: pixelLimit }).metadata();
  const carries = found.exif || found.xmp || found.iptc || (found.orientation ?? 1) > 1;
  if (!carries || found.format === 'gif' || (found.pages ?? 1) > 1) return size;
  const target = await temporaryPath();
  try {
    await drawing(() => {
      const upright = sharp(path, { limitInputPixels: pixelLimit }).autoOrient().keepIccProfile();
      const { format } = found;
      if (format === 'png') return upright.png().toFile(target);
      return (format === 'webp' ? upright.webp({ quality: 92 }) : upright.jpeg({ quality: 92 })).toFile(
        target,
      );
    });
    const cleaned = await stat(target);
    await rename(target, path);
    return cleaned.size;
  } catch {
    // What cannot be decoded to its end is shown by nobody; it is kept as it came.
    return size;
  } finally {
    await rm(target, { force: true });
  }
}
