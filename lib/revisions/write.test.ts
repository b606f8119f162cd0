import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { createPost, updatePost } from '@/lib/posts/write';
import { getRevision, listRevisions } from '@/lib/revisions/read';
import { restoreRevision } from '@/lib/revisions/restore';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

let ada: Actor;
let refs: { group: string; post: string };

const write = (text: string, more = {}, by = ada) =>
  updatePost(by, refs, { content: `<p>${text}</p>`, ...more }, null);
const kinds = async () => (await listRevisions(ada, refs, 0)).data.map(({ kind }) => kind);

beforeEach(async () => {
  ada = await addActor();
  const group = await addGroup();
  const post = await createPost(ada, group.slug, { title: 'Plan', content: '<p>one</p>' });
  refs = { group: group.slug, post: String(post.id) };
});

it('makes one revision of what one person writes within ten minutes', async () => {
  await write('two');
  await write('three');
  expect(await kinds()).toEqual([1]);
  await sql`update post_revisions set created_at = now() - interval '11 minutes' where post_id = ${refs.post}`;
  await write('four');
  const [latest, first] = (await listRevisions(ada, refs, 0)).data;
  expect((await getRevision(ada, refs, first?.id ?? 0)).content).toBe('<p>three</p>');
  expect(await getRevision(ada, refs, latest?.id ?? 0)).toMatchObject({
    content: '<p>four</p>',
    previous: { content: '<p>three</p>' },
  });
});

it('keeps the text of somebody else that is written over', async () => {
  const eve = await addActor({ admin: true });
  await write('by eve', {}, eve);
  expect((await listRevisions(ada, refs, 0)).data.map(({ user }) => user?.id)).toEqual([eve.id, ada.id]);
});

it('makes one each time it is published or updated, none when the text stays', async () => {
  await write('two', { status: 2 });
  await write('three');
  await updatePost(ada, refs, { featured: true }, null);
  expect(await kinds()).toEqual([3, 2, 1]);
});

it('restores an earlier text as a new revision', async () => {
  await write('two', { status: 2 });
  const first = (await listRevisions(ada, refs, 0)).data.at(-1)?.id ?? 0;
  const post = await restoreRevision(ada, refs, first, null);
  expect(post).toMatchObject({ content: '<p>one</p>', title: 'Plan', status: 2 });
  expect(await kinds()).toEqual([4, 2, 1]);
});

it('keeps what a post held before it had a history', async () => {
  const { id, slug } = await addGroup();
  const [post] = await addPosts(id, 1, { authorId: ada.id });
  refs = { group: slug, post: String(post) };
  await write('new');
  const first = (await listRevisions(ada, refs, 0)).data.at(-1)?.id ?? 0;
  expect((await getRevision(ada, refs, first)).content).toBe('<p>Text</p>');
});
