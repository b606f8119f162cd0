import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { prisma } from '@/lib/db';
import { groupTypes } from '@/lib/groups/types';
import { getMediaFile } from '@/lib/media/read';
import type { MediaJson } from '@/lib/media/schema';
import { mediaKeyOf } from '@/lib/media/url';
import { uploadMedia } from '@/lib/media/write';
import { newKey } from '@/lib/ports/files/key';
import { createFilePost, replaceFile } from '@/lib/posts/file-post';
import { listPackedFiles } from '@/lib/posts/group-files';
import { listPosts } from '@/lib/posts/list';
import { useTestDatabase } from '@/lib/testing/database';
import { incoming, useTestFiles } from '@/lib/testing/files';
import { addActor, addCategory, addGroup } from '@/lib/testing/fixtures';
import { uploads } from '@/lib/uploads/store';

useTestDatabase();
useTestFiles();

const filesGroup = (given = {}) => addGroup({ type: groupTypes.files, ...given });
const fileOf = (name = 'Price list.pdf') => incoming(name, '%PDF-1.4\n');

test('a file is a published post named after it, in its folder', async () => {
  const [actor, group] = [await addActor(), await filesGroup()];
  const folder = await addCategory(group.id);
  const post = await createFilePost(actor, {
    group: group.slug,
    category: String(folder),
    file: await fileOf(),
  });
  expect(post).toMatchObject({
    title: 'Price list',
    slug: 'price-list',
    status: 2,
    categories: [{ id: folder }],
  });
  expect(post.meta).toMatchObject({ type: 'application/pdf', filesize: 9 });
  const listed = await listPosts(actor, group.slug, { page: 0, category: String(folder) });
  expect(listed.data.map(({ id }) => id)).toEqual([post.id]);
});

test('a file of the library can be posted by its id', async () => {
  const [actor, group] = [await addActor(), await filesGroup()];
  const media = (await uploadMedia(actor, { file: [await fileOf()] })) as MediaJson;
  const post = await createFilePost(actor, { group: String(group.id), file: media.id });
  expect(post.meta.url).toBe(media.url);
});

test('who reads the post reads the file, and nobody else', async () => {
  const [actor, reader] = [await addActor(), await addActor()];
  const open = await createFilePost(actor, { group: (await filesGroup()).slug, file: await fileOf() });
  const hidden = await filesGroup({ isPrivate: true });
  await prisma.groupMember.create({ data: { groupId: hidden.id, userId: actor.id, isMember: true } });
  const closed = await createFilePost(actor, { group: hidden.slug, file: await fileOf() });
  const read = (url: string | undefined) => getMediaFile(reader, mediaKeyOf(url ?? '') ?? '');
  expect((await read(open.meta.url)).name).toBe('Price list.pdf');
  await expect(read(closed.meta.url)).rejects.toMatchObject({ code: 'not_found' });
});

test('the same name twice gets an address of its own', async () => {
  const [actor, group] = [await addActor(), await filesGroup()];
  const create = async () => createFilePost(actor, { group: group.slug, file: await fileOf() });
  const made = await Promise.all([create(), create(), create()]);
  expect(made.map(({ slug }) => slug).sort()).toEqual(['price-list', 'price-list-2', 'price-list-3']);
});

const refused = async (
  actor: Actor,
  input: Omit<Parameters<typeof createFilePost>[1], 'file'>,
  code: string,
) => {
  const before = await prisma.media.count();
  await expect(createFilePost(actor, { ...input, file: await fileOf() })).rejects.toMatchObject({ code });
  expect(await prisma.media.count()).toBe(before);
};

test('a group of another type takes no files', async () => {
  await refused(await addActor(), { group: (await addGroup()).slug }, 'invalid');
});

test('a hidden group is not found', async () => {
  await refused(await addActor(), { group: (await filesGroup({ isPrivate: true })).slug }, 'not_found');
});

test('who may not create posts is refused before anything is stored', async () => {
  const group = await filesGroup();
  await prisma.group.update({ where: { id: group.id }, data: { allUsersCanCreate: false } });
  await refused(await addActor(), { group: group.slug }, 'forbidden');
});

test('a folder of another group is refused', async () => {
  const [group, other] = [await filesGroup(), await filesGroup()];
  await refused(
    await addActor(),
    { group: group.slug, category: String(await addCategory(other.id)) },
    'invalid',
  );
});

test('a file that the actor cannot read cannot be posted', async () => {
  const media = (await uploadMedia(await addActor(), { file: [await fileOf()] })) as MediaJson;
  const group = await filesGroup();
  await expect(createFilePost(await addActor(), { group: group.slug, file: media.id })).rejects.toMatchObject(
    { code: 'invalid' },
  );
});

test('another version takes the place of a file, at the same addresses', async () => {
  const [actor, group] = [await addActor(), await filesGroup()];
  const before = await createFilePost(actor, { group: group.slug, file: await fileOf() });
  const after = await replaceFile(actor, group.slug, before.slug, await incoming('new.txt', 'newer'));
  expect([after.slug, after.title, after.meta.url]).toEqual([before.slug, before.title, before.meta.url]);
  expect(after.meta).toMatchObject({ type: 'text/plain', filesize: 5 });
  await expect(replaceFile(await addActor(), group.slug, before.slug, await fileOf())).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('a version that was uploaded in pieces takes the place as well, once, and only its sender’s', async () => {
  const [actor, group] = [await addActor(), await filesGroup()];
  const before = await createFilePost(actor, { group: group.slug, file: await fileOf() });
  const upload = new Upload({ id: newKey(), size: 6, offset: 0 });
  upload.metadata = { owner: String(actor.id), filename: 'b.txt' };
  await uploads().create(upload);
  const put = (by = actor) => replaceFile(by, group.slug, before.slug, upload.id);
  await expect(put()).rejects.toMatchObject({ code: 'conflict' });
  await uploads().write(Readable.from([Buffer.from('pieces')]), upload.id, 0);
  await expect(put(await addActor({ admin: true }))).rejects.toMatchObject({ code: 'not_found' });
  const after = await put();
  expect([after.meta.url, after.meta.filesize]).toEqual([before.meta.url, 6]);
  await expect(put()).rejects.toMatchObject({ code: 'not_found' });
});

test('what somebody else embedded does not change under their hands', async () => {
  const [actor, group] = [await addActor(), await filesGroup()];
  const before = await createFilePost(actor, { group: group.slug, file: await fileOf() });
  const { id } = await getMediaFile(actor, mediaKeyOf(before.meta.url ?? '') ?? '');
  await prisma.mediaUse.create({ data: { mediaId: id, postId: before.id } });
  const after = await replaceFile(actor, group.slug, before.slug, await incoming('new.txt', 'newer'));
  expect(after.meta.url).not.toBe(before.meta.url);
});

test('a co-author or an editor puts another version at the same address', async () => {
  const [actor, editor, group] = [await addActor(), await addActor({ admin: true }), await filesGroup()];
  const before = await createFilePost(actor, { group: group.slug, file: await fileOf() });
  const after = await replaceFile(editor, group.slug, before.slug, await incoming('new.txt', 'newer'));
  expect(after.meta.url).toBe(before.meta.url);
});

test.each([false, true])(
  'a file of somebody else’s library stays theirs, named an author: %s',
  async (named) => {
    const [owner, taker, group] = [await addActor(), await addActor(), await filesGroup()];
    const first = await createFilePost(owner, { group: group.slug, file: await fileOf() });
    const url = first.meta.url ?? '';
    const { id } = await getMediaFile(taker, mediaKeyOf(url) ?? '');
    const taken = await createFilePost(taker, { group: group.slug, file: id });
    await replaceFile(owner, group.slug, first.slug, await incoming('mine.txt', 'mine'));
    if (named) await prisma.postAuthor.create({ data: { postId: taken.id, userId: owner.id } });
    const after = await replaceFile(taker, group.slug, taken.slug, await incoming('theirs.txt', 'theirs'));
    expect(after.meta).toMatchObject({ filesize: 6, url: expect.not.stringMatching(url) });
    expect(await getMediaFile(owner, mediaKeyOf(url) ?? '')).toMatchObject({
      name: 'Price list.pdf',
      size: 9,
    });
  },
);

test('files to be packed have names of their own, and one that is hidden hides all', async () => {
  const [actor, group] = [await addActor(), await filesGroup()];
  const create = async (name: string) =>
    (await createFilePost(actor, { group: group.slug, file: await fileOf(name) })).id;
  const ids = [await create('A.pdf'), await create('a.pdf'), await create('../B.pdf')];
  const { packed } = await listPackedFiles(actor, group.slug, ids);
  expect(packed.map(({ name }) => name).sort()).toEqual(['A.pdf', 'B.pdf', 'a (2).pdf']);
  await expect(listPackedFiles(actor, group.slug, [...ids, 999_999])).rejects.toMatchObject({
    code: 'not_found',
  });
});
