import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findAvatarSource, getMediaFile, openMedia } from '@/lib/media/read';
import { bytesOf, photograph, upload } from '@/lib/media/upload.fixture';
import { mediaKeyOf } from '@/lib/media/url';
import { sharp } from '@/lib/sharp';
import { useTestDatabase } from '@/lib/testing/database';
import { filesBelow, incoming, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';
import { getUser } from '@/lib/users/read';
import { updateUser, uploadAvatar } from '@/lib/users/write';

useTestDatabase();
const { directory } = useTestFiles();

const received = () => filesBelow(join(directory(), 'tmp'));

test('an avatar is 180 by 180 without the camera’s data, and everybody sees it', async () => {
  const [actor, other] = [await addActor(), await addActor()];
  const answer = await uploadAvatar(actor, actor.id, await incoming('me.jpg', await photograph()));
  expect((await getUser(other, actor.id)).avatar).toBe(answer.url);
  const found = await sharp((await bytesOf(other, answer)) ?? undefined).metadata();
  expect(found).toMatchObject({ format: 'webp', width: 180, height: 180 });
  expect(found.exif).toBeUndefined();
});

test('nobody but the person and admins changes an avatar', async () => {
  const [actor, admin] = [await addActor(), await addActor({ admin: true })];
  const file = async () => incoming('me.jpg', await photograph());
  await expect(uploadAvatar(actor, admin.id, await file())).rejects.toMatchObject({ code: 'forbidden' });
  await expect(uploadAvatar(admin, 999_999, await file())).rejects.toMatchObject({ code: 'not_found' });
  expect((await uploadAvatar(admin, actor.id, await file())).width).toBe(180);
});

test('an avatar that is no picture is refused', async () => {
  const actor = await addActor();
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'words'])
    await expect(uploadAvatar(actor, actor.id, await incoming('me.png', content))).rejects.toMatchObject({
      code: 'invalid',
    });
});

test('an avatar from the library is cropped too, and the original stays as it was', async () => {
  const actor = await addActor();
  const original = await upload(actor, 'me.jpg', await photograph());
  const { avatar } = await updateUser(actor, actor.id, { avatar: original.id });
  expect(avatar).not.toBe(original.url);
  expect((await getMediaFile(actor, mediaKeyOf(avatar ?? '') ?? '')).width).toBe(180);
  expect((await findAvatarSource(actor, actor.id))?.id).toBe(original.id);
  expect(await findAvatarSource(await addActor(), actor.id)).toBeNull();
});

test('the part of a picture that was chosen becomes the avatar', async () => {
  const actor = await addActor();
  const red = sharp({ create: { width: 600, height: 300, channels: 3, background: '#f00' } });
  const blue = { create: { width: 300, height: 300, channels: 3, background: '#00f' } } as const;
  const halves = await red
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 300, top: 0 }])
    .png()
    .toBuffer();
  const { id } = await upload(actor, 'halves.png', halves);
  const dominant = async (x: number) => {
    const crop = { x, y: 0.5, zoom: 2 };
    const { avatar } = await updateUser(actor, actor.id, { avatar: id, avatar_crop: crop });
    const row = await getMediaFile(actor, mediaKeyOf(avatar ?? '') ?? '');
    const { channels } = await sharp(
      await buffer((await openMedia(row))?.stream ?? Readable.from([])),
    ).stats();
    return channels.map(({ mean }) => Math.round(mean / 255));
  };
  expect(await dominant(0.2)).toEqual([1, 0, 0]);
  expect(await dominant(1)).toEqual([0, 0, 1]);
});

test('a file that one cannot read is no avatar', async () => {
  const [actor, other] = [await addActor(), await addActor()];
  const foreign = await upload(other, 'me.jpg', await photograph());
  await expect(updateUser(actor, actor.id, { avatar: foreign.id })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('drawing leaves no temporary file', async () => {
  const actor = await addActor();
  const before = (await received()).length;
  await uploadAvatar(actor, actor.id, await incoming('me.jpg', await photograph()));
  await uploadAvatar(actor, actor.id, await incoming('me.png', 'words')).catch(() => undefined);
  // What came in belongs to who received it.
  expect((await received()).length).toBe(before + 2);
});
