import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { getAccount } from '@/lib/account/read';
import { uploadLogo } from '@/lib/account/write';
import { prisma } from '@/lib/db';
import { getMediaFile, listMedia } from '@/lib/media/read';
import type { MediaJson } from '@/lib/media/schema';
import { media as mediaSchema } from '@/lib/media/schema';
import { bytesOf, photograph, upload } from '@/lib/media/upload.fixture';
import { mediaKeyOf } from '@/lib/media/url';
import { uploadMedia } from '@/lib/media/write';
import { sharp } from '@/lib/sharp';
import { useTestDatabase } from '@/lib/testing/database';
import { filesBelow, incoming, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();
const { directory } = useTestFiles();

const stored = () => filesBelow(join(directory(), 'files'));
const received = () => filesBelow(join(directory(), 'tmp'));

/** A PNG of a few bytes whose head says that it is that wide and high. */
async function pretending(side: number) {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test('one file answers the media as the document describes it', async () => {
  const actor = await addActor();
  const answer = await upload(actor, 'Notes?.txt', 'hello');
  expect(mediaSchema.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    name: 'Notes .txt',
    type: 'text/plain',
    size: 5,
    icon: 'text',
    thumbnail: null,
  });
  expect(String(await bytesOf(actor, answer))).toBe('hello');
});

test('several answer in the order they were sent', async () => {
  const actor = await addActor();
  const file = [await incoming('b.txt', 'b'), await incoming('a.csv', 'a'), await incoming('c.bin', '\0')];
  const answer = (await uploadMedia(actor, { file })) as { data: MediaJson[] };
  expect(answer.data.map((media) => [media.name, media.type])).toEqual([
    ['b.txt', 'text/plain'],
    ['a.csv', 'text/csv'],
    ['c.bin', 'application/octet-stream'],
  ]);
});

test('a picture has the size at which it is seen, and a small one of itself as thumbnail', async () => {
  const answer = await upload(await addActor(), 'turned.jpg', await photograph());
  expect(answer).toMatchObject({ width: 300, height: 400, type: 'image/jpeg', icon: 'image' });
  expect(answer.thumbnail).toBe(`${answer.url}?w=480`);
});

test('what only begins like a picture is kept as data', async () => {
  const fake = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.from('\0\0\0\rIHDRno'),
  ]);
  expect((await upload(await addActor(), 'fake.png', fake)).type).toBe('application/octet-stream');
});

test('a picture with more pixels than a screen wall is refused at once, and nothing of it stays', async () => {
  const actor = await addActor();
  const before = await stored();
  const bomb = await pretending(12_000);
  const file = [await incoming('fine.txt', 'fine'), await incoming('bomb.png', bomb)];
  const begun = performance.now();
  await expect(uploadMedia(actor, { file })).rejects.toMatchObject({ code: 'invalid' });
  expect(performance.now() - begun).toBeLessThan(100);
  expect(await stored()).toEqual(before);
  expect((await listMedia(actor, { page: 0 })).total).toBe(0);
});

test('a row that cannot be written leaves no file behind', async () => {
  const actor = { ...(await addActor()), id: 2_000_000_000 };
  const before = await stored();
  await expect(uploadMedia(actor, { file: [await incoming('a.txt', 'a')] })).rejects.toThrow();
  expect(await stored()).toEqual(before);
});

test('the library is one’s own and what the team shares, newest first', async () => {
  const [actor, admin, other] = [await addActor(), await addActor({ admin: true }), await addActor()];
  const own = await upload(actor, 'own.txt', 'own');
  await upload(other, 'foreign.txt', 'foreign');
  const shared = (await uploadMedia(admin, {
    file: [await incoming('s.txt', 's')],
    shared: true,
  })) as MediaJson;
  const names = async (who: typeof actor) => (await listMedia(who, { page: 0 })).data.map(({ id }) => id);
  expect(await names(actor)).toEqual([shared.id, own.id]);
  await prisma.media.deleteMany({ where: { id: shared.id } });
});

test('only admins share with everybody', async () => {
  const [actor, other] = [await addActor(), await addActor()];
  await uploadMedia(actor, { file: [await incoming('mine.txt', 'mine')], shared: true });
  expect((await listMedia(other, { page: 0 })).total).toBe(0);
});

test('type=image leaves only what a browser shows as a picture', async () => {
  const actor = await addActor();
  await upload(actor, 'a.txt', 'a');
  await upload(actor, 'a.svg', '<svg/>');
  const picture = await upload(actor, 'a.jpg', await photograph());
  expect((await listMedia(actor, { page: 0, type: 'image' })).data.map(({ id }) => id)).toEqual([picture.id]);
});

test('an SVG is kept as a picture of it', async () => {
  const [actor, before] = [await addActor(), await received()];
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9v9z"/></svg>';
  const answer = await upload(actor, 'Our logo.svg', drawing);
  expect(answer).toMatchObject({ name: 'Our logo.png', type: 'image/png', width: 512, height: 512 });
  const bytes = await bytesOf(actor, answer);
  expect([bytes?.length, (await sharp(bytes ?? undefined).metadata()).format]).toEqual([answer.size, 'png']);
  expect(await received()).toEqual(before);
});

test('an SVG that cannot be drawn is data', async () => {
  const answer = await upload(await addActor(), 'a.svg', '<svg/>');
  expect(answer).toMatchObject({ name: 'a.svg', type: 'image/svg+xml', size: 6, thumbnail: null });
});

test('an upload is nobody else’s to read', async () => {
  const answer = await upload(await addActor(), 'secret.txt', 'secret');
  const key = mediaKeyOf(answer.url) ?? '';
  await expect(getMediaFile(await addActor(), key)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getMediaFile(null, key)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the logo is the team’s at once, and guests see it', async () => {
  const admin = await addActor({ admin: true });
  const answer = await uploadLogo(admin, await incoming('logo.jpg', await photograph(1000, 800)));
  expect(Math.max(answer.width ?? 0, answer.height ?? 0)).toBe(512);
  expect((await getAccount(admin)).logo).toBe(answer.url);
  expect(await bytesOf(null, answer)).not.toBeNull();
  const member = await addActor();
  await expect(uploadLogo(member, await incoming('l.jpg', await photograph()))).rejects.toMatchObject({
    code: 'forbidden',
  });
});
