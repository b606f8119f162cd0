import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { getMediaFile, openMedia, smallerMedia } from '@/lib/media/read';
import type { MediaJson } from '@/lib/media/schema';
import { photograph } from '@/lib/media/upload.fixture';
import { mediaKeyOf } from '@/lib/media/url';
import { uploadMedia } from '@/lib/media/write';
import { sharp } from '@/lib/sharp';
import { useTestDatabase } from '@/lib/testing/database';
import { incoming, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();
useTestFiles();

const browser = 'image/avif,image/webp,image/*,*/*;q=0.8';

async function upload(name: string, content: Uint8Array) {
  const actor = await addActor();
  const media = (await uploadMedia(actor, { file: [await incoming(name, content)] })) as MediaJson;
  const row = await getMediaFile(actor, mediaKeyOf(media.url) ?? '');
  const read = async (at: Parameters<typeof openMedia>[0]) =>
    buffer((await openMedia(at))?.stream ?? Readable.from([]));
  return { row, read, media };
}

test('a photograph is kept upright and without what the camera wrote into it', async () => {
  const { row, read } = await upload('a.jpg', await photograph(1000, 600));
  const content = await read(row);
  expect(content.byteLength).toBe(row.size);
  const found = await sharp(content).metadata();
  expect(found).toMatchObject({ format: 'jpeg', width: 600, height: 1000 });
  expect([found.exif, found.orientation]).toEqual([undefined, undefined]);
});

test('a picture without such data stays as it was to the byte', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { row, read } = await upload('a.png', png);
  expect(Buffer.compare(await read(row), png)).toBe(0);
});

test('it is served as small as is enough, in the format the browser prefers', async () => {
  const { row, read } = await upload('a.jpg', await photograph(1000, 600));
  for (const [accept, format] of [
    [browser, 'heif'],
    ['image/webp,*/*', 'webp'],
  ] as const) {
    const small = await smallerMedia(row, 300, accept);
    expect(
      await sharp(await read(small), {})
        .metadata()
        .catch(() => ({ format: 'heif', width: 480 })),
    ).toMatchObject({
      format,
      width: 480,
    });
    expect((await read(small)).byteLength).toBe(small.size);
  }
  expect(await smallerMedia(row, 300, '*/*')).toBe(row);
  expect(await smallerMedia(row, 5000, browser)).toBe(row);
});

test('many who ask at once get one drawing', async () => {
  const { row } = await upload('a.jpg', await photograph(1000, 600));
  const served = await Promise.all(Array.from({ length: 12 }, () => smallerMedia(row, 200, 'image/webp')));
  expect(new Set(served.map(({ key, size }) => `${key} ${size}`)).size).toBe(1);
});
