import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { createComment, deleteComment } from '@/lib/comments/write';
import { groupTypes } from '@/lib/groups/types';
import { listPosts } from '@/lib/posts/list';
import { getPost, viewPost } from '@/lib/posts/read';
import { postInput } from '@/lib/posts/schema';
import { copyPost, createPost, deletePost, updatePost } from '@/lib/posts/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';
import { descendantsOf } from '@/lib/tree';

useTestDatabase();

let author: Actor;
let reader: Actor;
let group: string;

beforeAll(async () => {
  [author, reader] = [await addActor(), await addActor()];
});
beforeEach(async () => {
  group = String((await addGroup({ type: groupTypes.forum })).id);
});
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;
const titles = async () => (await listPosts(reader, group, { page: 0 })).data.map((post) => post.title);

/** The clock of this process; PostgreSQL keeps its own. */
function setClock(offset: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
}

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('by a server whose clock runs %s', (_, offset) => {
  test('what is published is visible to others at once', async () => {
    setClock(offset);
    const { slug } = await createPost(author, group, { title: 'News', status: 2 });
    expect(await titles()).toEqual(['News']);
    expect((await getPost(reader, group, slug)).title).toBe('News');
  });

  test('so is a draft that is published later', async () => {
    const { slug } = await createPost(author, group, { title: 'Draft' });
    setClock(offset);
    await updatePost(author, { group, post: slug }, { status: 2 }, null);
    expect(await titles()).toEqual(['Draft']);
  });

  test('the order of a forum is that of what happened', async () => {
    const first = await createPost(author, group, { title: 'First', status: 2 });
    setClock(offset);
    await createPost(author, group, { title: 'Second', status: 2 });
    vi.useRealTimers();
    await createPost(author, group, { title: 'Third', status: 2 });
    expect(await titles()).toEqual(['Third', 'Second', 'First']);
    setClock(offset);
    await createComment(author, group, first.slug, '<p>Again</p>');
    vi.useRealTimers();
    await createPost(author, group, { title: 'Fourth', status: 2 });
    expect(await titles()).toEqual(['Fourth', 'First', 'Third', 'Second']);
  });

  test('comments stand in the order of writing', async () => {
    const { slug } = await createPost(author, group, { title: 'Thread', status: 2 });
    await createComment(author, group, slug, '<p>one</p>');
    setClock(offset);
    await createComment(reader, group, slug, '<p>two</p>');
    vi.useRealTimers();
    await createComment(author, group, slug, '<p>three</p>');
    const { comments } = await getPost(reader, group, slug);
    expect(comments.map((comment) => comment.content)).toEqual(['<p>one</p>', '<p>two</p>', '<p>three</p>']);
  });

  test('a reading counts', async () => {
    const { slug, id } = await createPost(author, group, { title: 'Read', status: 2 });
    setClock(offset);
    await viewPost(reader, group, slug);
    await vi.waitFor(async () => {
      expect(await sql`select 1 from post_views where post_id = ${id}`).toHaveLength(1);
    });
  });

  test('the trash is kept from the moment of deleting', async () => {
    const { slug, id } = await createPost(author, group, { title: 'Gone', status: 2 });
    setClock(offset);
    await deletePost(author, { group, post: slug }, null);
    const [row] =
      await sql`select abs(extract(epoch from now() - deleted_at)) < 60 as just_now from posts where id = ${id}`;
    expect(row?.just_now).toBe(true);
  });
});

test('a reading of a draft does not count', async () => {
  const { slug, id } = await createPost(author, group, { title: 'Draft' });
  await viewPost(author, group, slug);
  await new Promise((settle) => setTimeout(settle, 100));
  expect(await sql`select 1 from post_views where post_id = ${id}`).toHaveLength(0);
});

test('two posts that are put below each other at once do not hang in the air', async () => {
  const [a = 0, b = 0] = await addPosts(Number(group), 2, { authorId: author.id });
  for (let round = 0; round < 10; round++) {
    await sql`update posts set parent_id = null where group_id = ${Number(group)}`;
    await Promise.allSettled([
      updatePost(author, { group, post: String(a) }, { parent_id: b }, null),
      updatePost(author, { group, post: String(b) }, { parent_id: a }, null),
    ]);
    const rows = await sql<{ id: number; parentId: number | null }[]>`
      select id, parent_id as "parentId" from posts where group_id = ${Number(group)}`;
    expect(rows.filter((row) => row.parentId !== null)).toHaveLength(1);
    expect(descendantsOf(rows, a).length + descendantsOf(rows, b).length).toBe(1);
  }
});

test('a draft that saves itself does not take back what is published at the same moment', async () => {
  for (let round = 0; round < 10; round++) {
    const { slug } = await createPost(author, group, { title: `Draft ${round}` });
    await Promise.all([
      updatePost(author, { group, post: slug }, { status: 2 }, null),
      updatePost(author, { group, post: slug }, { content: '<p>Typed meanwhile</p>' }, null),
    ]);
    expect(await getPost(author, group, slug)).toMatchObject({
      status: 2,
      content: '<p>Typed meanwhile</p>',
    });
  }
});

describe('a post that is sent back as it was read', () => {
  const asRead = async (refs: { group: string; post: string }, actor = author) => {
    const post = await getPost(actor, refs.group, refs.post);
    return postInput.parse(JSON.parse(JSON.stringify(post)));
  };

  test('is saved by its author, who may not ask for confirmations', async () => {
    const { slug } = await createPost(author, group, await asRead(await own('Plain')));
    const refs = { group, post: slug };
    expect(await updatePost(author, refs, await asRead(refs), null)).toMatchObject({ title: 'Plain' });
    const admin = await addActor({ admin: true });
    await updatePost(admin, refs, postInput.parse({ must_read: { due_at: '2099-01-01 00:00:00' } }), null);
    expect(await updatePost(author, refs, await asRead(refs), null)).toMatchObject({
      must_read: { due_at: '2099-01-01 00:00:00' },
    });
    const later = postInput.parse({ must_read: { due_at: '2099-01-02 00:00:00' } });
    await expect(updatePost(author, refs, later, null)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(updatePost(author, refs, { must_read: null }, null)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('stays below a parent that lies in the trash', async () => {
    const parent = await own('Parent');
    const { id } = await getPost(author, group, parent.post);
    const child = await createPost(author, group, { title: 'Child', parent_id: id });
    await deletePost(author, parent, null);
    const refs = { group, post: child.slug };
    await updatePost(author, refs, await asRead(refs), null);
    expect((await sql`select parent_id from posts where id = ${child.id}`)[0]).toEqual({ parent_id: id });
  });

  async function own(title: string) {
    return { group, post: (await createPost(author, group, { title })).slug };
  }
});

test('what is put below another stands behind its parent, in the list, too', async () => {
  group = String((await addGroup({ type: groupTypes.knowledgeBase })).id);
  const [a, b] = [
    await createPost(author, group, { title: 'A', status: 2 }),
    await createPost(author, group, { title: 'B', status: 2 }),
  ];
  await createPost(author, group, { title: 'A1', status: 2, parent_id: a.id });
  const c = await createPost(author, group, { title: 'C', status: 2 });
  expect(await titles()).toEqual(['A', 'A1', 'B', 'C']);
  await updatePost(author, { group, post: c.slug }, { parent_id: a.id }, null);
  expect(await titles()).toEqual(['A', 'A1', 'C', 'B']);
  await updatePost(author, { group, post: c.slug }, { parent_id: b.id }, null);
  expect(await titles()).toEqual(['A', 'A1', 'B', 'C']);
});

test('a topic stands by its last activity, also when its date is changed or a comment is deleted', async () => {
  const first = await createPost(author, group, {
    title: 'First',
    status: 2,
    published_at: new Date('2099-01-01'),
  });
  await createPost(author, group, { title: 'Second', status: 2, published_at: new Date('2024-01-01') });
  const refs = { group, post: first.slug };
  await updatePost(author, refs, { published_at: new Date('2023-01-01') }, null);
  expect(await titles()).toEqual(['Second', 'First']);
  const { id } = await createComment(reader, group, first.slug, '<p>Yes.</p>');
  expect(await titles()).toEqual(['First', 'Second']);
  await updatePost(author, refs, { published_at: new Date('2022-01-01') }, null);
  expect(await titles()).toEqual(['First', 'Second']);
  await deleteComment(reader, { ...refs, comment: id });
  expect(await titles()).toEqual(['Second', 'First']);
});

test('a copy is featured as its source is, and its title is cut between letters', async () => {
  const { slug } = await createPost(author, group, { title: `a${'😀'.repeat(254)}`, featured: true });
  const copy = await copyPost(author, group, slug);
  expect(copy).toMatchObject({ title: `a${'😀'.repeat(247)} (copy)`, featured: true });
});

test('the address stays once a post was published, though it is taken back to a draft', async () => {
  const { slug } = await createPost(author, group, { title: 'Before', status: 2 });
  const refs = { group, post: slug };
  await updatePost(author, refs, { status: 1 }, null);
  expect(await updatePost(author, refs, { title: 'After' }, null)).toMatchObject({ slug, title: 'After' });
});
