import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findAvatarSource } from '@/lib/media/read';
import type { MediaJson } from '@/lib/media/schema';
import { sweepMedia } from '@/lib/media/sweep';
import { mediaKeyOf } from '@/lib/media/url';
import { uploadMedia } from '@/lib/media/write';
import { files } from '@/lib/ports/files/files';
import { newKey, variantKey } from '@/lib/ports/files/key';
import { sharp } from '@/lib/sharp';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { filesBelow, incoming, useTestFiles } from '@/lib/testing/files';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';
import { updateUser, uploadAvatar } from '@/lib/users/write';

useTestDatabase();
const { directory } = useTestFiles();

const stored = () => filesBelow(join(directory(), 'files'));

async function upload(actor: Awaited<ReturnType<typeof addActor>>) {
  const { id, url } = (await uploadMedia(actor, { file: [await incoming('a.txt', 'a')] })) as MediaJson;
  return { id, key: mediaKeyOf(url) ?? '' };
}

test('the picture that an avatar was made of stays as long as the avatar', async () => {
  const actor = await addActor();
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const source = (await uploadMedia(actor, { file: [await incoming('me.png', bytes)] })) as MediaJson;
  await updateUser(actor, actor.id, { avatar: source.id });
  await sweepMedia(-1000, -1000);
  expect((await findAvatarSource(actor, actor.id))?.id).toBe(source.id);
  await updateUser(actor, actor.id, { avatar: null });
  await sweepMedia(-1000, -1000);
  const left = await sql`select 1 from media where uploader_id = ${actor.id}`;
  expect(left).toHaveLength(0);
});

test('what nothing uses goes with all that was drawn of it; what is used or new stays', async () => {
  const actor = await addActor();
  const group = await addGroup();
  const [post = 0] = await addPosts(group.id, 1, { authorId: actor.id });
  const [used, featured, shared, unused] = [
    await upload(actor),
    await upload(actor),
    await upload(actor),
    await upload(actor),
  ];
  await sql`insert into media_uses (media_id, post_id) values (${used.id}, ${post})`;
  await sql`update posts set featured_image_id = ${featured.id} where id = ${post}`;
  await sql`update media set shared = true where id = ${shared.id}`;
  const drawn = variantKey(unused.key, 'w480webp');
  await files().put(drawn, Buffer.from('x'));
  expect(await sweepMedia()).toEqual({ media: 0, files: 0 });
  expect(await stored()).toContain(drawn);
  await sweepMedia(-1000, -1000);
  expect((await stored()).sort()).toEqual([used.key, featured.key, shared.key].sort());
});

test('what a working copy or an earlier revision names stays', async () => {
  const actor = await addActor();
  const [post = 0] = await addPosts((await addGroup()).id, 1, { authorId: actor.id });
  const [copied, earlier] = [await upload(actor), await upload(actor)];
  const image = ({ key }: { key: string }) => `<img src="/api/media/file/${key}">`;
  await sql`
    insert into working_copies (post_id, user_id, base_version, fields)
    values (${post}, ${actor.id}, 1, ${sql.json({ content: image(copied) })})`;
  await sql`
    insert into post_revisions (post_id, kind, title, content) values (${post}, 3, 'Before', ${image(earlier)})`;
  await sweepMedia(-1000, -1000);
  expect(await stored()).toEqual(expect.arrayContaining([copied.key, earlier.key]));
});

test('a replaced avatar goes, the new one stays', async () => {
  const actor = await addActor();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const before = await uploadAvatar(actor, actor.id, await incoming('a.png', picture));
  const after = await uploadAvatar(actor, actor.id, await incoming('b.png', picture));
  await sweepMedia(-1000, -1000);
  const keys = await stored();
  expect(keys).not.toContain(mediaKeyOf(before.url));
  expect(keys).toContain(mediaKeyOf(after.url));
});

test('a file without a row goes', async () => {
  const key = newKey();
  await files().put(key, Buffer.from('x'));
  expect((await sweepMedia(-1000, -1000)).files).toBeGreaterThan(0);
  expect(await stored()).not.toContain(key);
});
