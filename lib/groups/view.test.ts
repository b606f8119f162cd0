import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import { groupViewQuery, viewGroup } from '@/lib/groups/view';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addCategory, addEvents, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

let author: Actor;
let reader: Actor;
let admin: Actor;

beforeAll(async () => {
  [author, reader, admin] = await Promise.all([addActor(), addActor(), addActor({ admin: true })]);
});

function view(actor: Actor, group: string, search: Record<string, string> = {}, category?: string) {
  return viewGroup(actor, { group, category }, groupViewQuery.parse(search));
}

async function addUnpublished(groupId: number): Promise<void> {
  const [draft, later] = await addPosts(groupId, 3, { authorId: author.id });
  await sql`update posts set status = 1, published_at = null where id = ${draft ?? 0}`;
  await sql`update posts set published_at = now() + interval '1 day' where id = ${later ?? 0}`;
}

describe('drafts and scheduled posts', () => {
  let group: string;

  beforeAll(async () => {
    const added = await addGroup();
    group = added.slug;
    await addUnpublished(added.id);
  });

  test('are counted and listed for a team admin and their author', async () => {
    for (const actor of [admin, author]) {
      const { drafts_count, posts } = await view(actor, group, { view: 'drafts' });
      expect([drafts_count, posts?.total]).toEqual([2, 2]);
    }
  });

  test('do not exist for a reader', async () => {
    const { drafts_count, posts } = await view(reader, group, { view: 'drafts' });
    expect([drafts_count, posts?.data]).toEqual([0, []]);
  });

  test('stay out of the list of what is published', async () => {
    expect((await view(admin, group)).posts?.total).toBe(1);
  });
});

describe('the agenda', () => {
  async function addAgenda(): Promise<string> {
    const { id, slug } = await addGroup({ type: groupTypes.events });
    const [over, undated] = await addPosts(id, 4, { authorId: author.id });
    await addEvents(id);
    await sql`update events set starts = now() - interval '2 days', ends = now() - interval '1 day' where post_id = ${over ?? 0}`;
    await sql`delete from events where post_id = ${undated ?? 0}`;
    return slug;
  }

  test('has what is to come by date, what has no date last, and what is over apart', async () => {
    const { posts, past } = await view(reader, await addAgenda());
    expect(posts?.data.map((post) => post.title)).toEqual(['Post 3', 'Post 4', 'Post 2']);
    expect(past?.data.map((post) => post.title)).toEqual(['Post 1']);
  });

  test('shows all that is over on pages of its own', async () => {
    const { posts, past } = await view(reader, await addAgenda(), { view: 'past' });
    expect([posts?.data.map((post) => post.title), past]).toEqual([['Post 1'], null]);
  });
});

describe('categories', () => {
  let group: { id: number; slug: string; type: GroupType };
  let category: number;

  beforeAll(async () => {
    group = await addGroup();
    category = await addCategory(group.id);
    await addPosts(group.id, 5, { authorId: author.id, categoryId: category });
    await addPosts(group.id, 1, { authorId: author.id });
  });

  test('narrow the list to their own posts', async () => {
    const narrowed = await view(reader, group.slug, {}, String(category));
    expect([narrowed.category?.id, narrowed.posts?.total]).toEqual([category, 5]);
  });

  test('show their first three posts and their count in the overview only', async () => {
    const [inOverview] = (await view(reader, group.slug, { view: 'categories' })).categories;
    const [elsewhere] = (await view(reader, group.slug)).categories;
    expect([inOverview?.posts.length, inOverview?.posts_count]).toEqual([3, 5]);
    expect(elsewhere?.posts).toEqual([]);
  });

  test('of another group are not found', async () => {
    const other = await addGroup();
    await expect(view(reader, other.slug, {}, String(category))).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a private group is not found by an outsider', async () => {
  const { slug } = await addGroup({ isPrivate: true });
  await expect(view(reader, slug)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([{ page: '-1' }, { page: 'x' }, { view: 'nonsense' }])(
  'a mistyped address %o still leads to the list',
  (search) => {
    expect(groupViewQuery.parse(search)).toEqual({ page: 0 });
  },
);
