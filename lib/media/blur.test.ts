import { expect, test } from 'vitest';
import { blurOf, blurUnseen } from '@/lib/media/blur';
import { placeholderUrl } from '@/lib/media/placeholder';
import { addMedia } from '@/lib/media/write';
import { sharp } from '@/lib/sharp';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { incoming, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();
useTestFiles();

const plain = (background: string, alpha?: number) =>
  sharp({ create: { width: 200, height: 100, channels: alpha === undefined ? 3 : 4, background } })
    .png()
    .toBuffer();

/** Half red, half blue, from left to right. */
async function halves() {
  const right = await sharp(await plain('#00f'))
    .resize(100, 100)
    .toBuffer();
  return sharp(await plain('#f00'))
    .composite([{ input: right, left: 100, top: 0 }])
    .jpeg()
    .toBuffer();
}

test('a placeholder has the picture’s shape and colours, in a few hundred characters', async () => {
  const url = placeholderUrl(await blurOf(await halves()));
  expect(url.length).toBeLessThan(180);
  const bitmap = Buffer.from(url.split(',')[1] ?? '', 'base64');
  expect([bitmap.toString('latin1', 0, 2), bitmap.readUInt32LE(18)]).toEqual(['BM', 5]);
  expect([2, 3]).toContain(bitmap.readUInt32LE(22));
  const [first, last] = [bitmap.subarray(54, 57), bitmap.subarray(54 + 4 * 3, 54 + 5 * 3)];
  expect(first[2]).toBeGreaterThan(150);
  expect(first[0]).toBeLessThan(100);
  expect(last[0]).toBeGreaterThan(150);
  expect(last[2]).toBeLessThan(100);
});

test('what one can see through has none, and what cannot be read neither', async () => {
  expect(await blurOf(await plain('rgba(255,0,0,0.5)', 1))).toBe('');
  expect(await blurOf(Buffer.from('no picture'))).toBe('');
});

test('an upload has it at once; older pictures get it by and by', async () => {
  const actor = await addActor();
  const [row] = await addMedia(actor, [await incoming('a.jpg', await halves())]);
  const read = async () => (await sql`select blur from media where id = ${row?.id ?? 0}`)[0]?.blur;
  const blur = await read();
  expect(blur).toMatch(/^[\w+/=]{20,64}$/);
  await sql`update media set blur = null`;
  expect(await blurUnseen()).toBe(1);
  expect(await read()).toBe(blur);
  expect(await blurUnseen()).toBe(0);
});
