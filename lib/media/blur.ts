import { buffer } from 'node:stream/consumers';
import { rgbaToThumbHash } from 'thumbhash';
import { pictureTypes } from '@/lib/media/types';
import { files } from '@/lib/ports/files/files';
import { drawing, pixelLimit, sharp } from '@/lib/sharp';
import { sql } from '@/lib/sql';

/** Of a picture that shows nothing of what lies behind it, else nothing: it would shine through for good. */
const none = '';

/** The thumbhash of a picture (a file, or its bytes) in base64. */
export async function blurOf(picture: string | Uint8Array): Promise<string> {
  try {
    return await drawing(async () => {
      const small = sharp(picture, { limitInputPixels: pixelLimit, pages: 1, failOn: 'none' })
        .autoOrient()
        .resize({ width: 100, height: 100, fit: 'inside' })
        .ensureAlpha()
        .timeout({ seconds: 10 });
      const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
      for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 250) return none;
      return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
    });
  } catch {
    return none;
  }
}

/** Pictures of before there were placeholders, some at a time. For a job; answers how many. */
export async function blurUnseen(limit = 50): Promise<number> {
  const rows = await sql<{ id: number; key: string }[]>`
    select id, key from media where blur is null and width is not null and type = any(${pictureTypes})
    order by id desc limit ${limit}`;
  for (const { id, key } of rows) {
    const opened = await files().open(key);
    const blur = opened ? await blurOf(await buffer(opened.stream)) : none;
    await sql`update media set blur = ${blur} where id = ${id}`;
  }
  return rows.length;
}
