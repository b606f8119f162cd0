import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { getAccount, getFrame } from '@/lib/account/read';
import { getAnalytics } from '@/lib/analytics/read';
import type { Actor } from '@/lib/auth/actor';
import { readActor } from '@/lib/auth/sessions';
import { getCategory } from '@/lib/categories/read';
import { listComments } from '@/lib/comments/read';
import { createComment } from '@/lib/comments/write';
import { getGroup, listGroups } from '@/lib/groups/read';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import { viewGroup } from '@/lib/groups/view';
import { updateGroup } from '@/lib/groups/write';
import { openQueue } from '@/lib/jobs/queue';
import { getPeoplePage, listPeople } from '@/lib/people/read';
import { deleteFiles, moveFiles, rebuildPosts } from '@/lib/posts/arrange';
import { listPostsBy } from '@/lib/posts/by-author';
import { listPosts } from '@/lib/posts/list';
import { listOwnPosts } from '@/lib/posts/own';
import { getHomepage, viewPost } from '@/lib/posts/read';
import { copyPost, createPost, updatePost } from '@/lib/posts/write';
import { addReaction } from '@/lib/reactions/write';
import { searchPeople, searchPosts } from '@/lib/search/read';
import { listShares } from '@/lib/shares/read';
import { createShare } from '@/lib/shares/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addCategory, addComments, addEvents, addGroup, addPosts } from '@/lib/testing/fixtures';
import { countStatements } from '@/lib/testing/statements';
import { getUser, listUsers, pageUsers, searchUsers } from '@/lib/users/read';
import { getTeamPage } from '@/lib/users/team';

useTestDatabase();

type World = {
  actor: Actor;
  group: string;
  category: string;
  post: string;
  posts: number[];
  ofType: Map<GroupType, string>;
};
type Work = (world: World) => Promise<unknown>;

const list = { page: 0 };
/** Contract budgets, the look-up of the session included: 5 a call, 8 a page (docs/budgets). */
const calls: Record<string, Work> = {
  'GET account': ({ actor }) => getAccount(actor),
  'GET groups': ({ actor }) => listGroups(actor),
  'GET group': ({ actor, group }) => getGroup(actor, group),
  'GET category': ({ actor, group, category }) => getCategory(actor, group, category),
  'GET homepage': ({ actor }) => getHomepage(actor),
  'GET posts': ({ actor, group }) => listPosts(actor, group, list),
  'GET posts of a category': ({ actor, group, category }) => listPosts(actor, group, { ...list, category }),
  'GET files': ({ actor, ofType }) => listPosts(actor, ofType.get(groupTypes.files) ?? '', list),
  'GET events': ({ actor, ofType }) => listPosts(actor, ofType.get(groupTypes.events) ?? '', list),
  'GET topics': ({ actor, ofType }) => listPosts(actor, ofType.get(groupTypes.forum) ?? '', list),
  'GET post': async ({ actor, group, post }) => {
    await viewPost(actor, group, post);
    // The view is counted without being waited for.
    await sleep(50);
  },
  'GET comments': ({ actor, group, post }) => listComments(actor, group, post, 0),
  'GET share': ({ actor, group, post }) => listShares(actor, group, post),
  'GET analytics': ({ actor, group, post }) => getAnalytics(actor, group, post, {}),
  'GET own posts': ({ actor }) => listOwnPosts(actor, { page: 0, sort: 'updated_at' }),
  'GET people': ({ actor }) => listPeople(actor, list),
  'GET users': ({ actor }) => listUsers(actor),
  'GET users, a page': ({ actor }) => pageUsers(actor, { query: 'a', role: 'member', state: 'active' }),
  'GET posts of a member': ({ actor }) => listPostsBy(actor, actor.id, 0),
  'GET user': ({ actor }) => getUser(actor, actor.id),
  'GET user search': ({ actor }) => searchUsers(actor, 'ada'),
  'GET search posts': ({ actor }) => searchPosts(actor, { query: 'post', page: 0 }),
  'GET search posts, mistyped': ({ actor }) => searchPosts(actor, { query: 'psot', page: 0 }),
  'GET search people': ({ actor }) => searchPeople(actor, { query: 'ada', page: 0 }),
};

const frame =
  (work: Work): Work =>
  async (world) => {
    await getFrame(world.actor);
    await work(world);
  };
const view = (type: GroupType, query = {}) =>
  frame(({ actor, ofType }) =>
    viewGroup(actor, { group: ofType.get(type) ?? '' }, { page: 0, view: undefined, ...query }),
  );

const pages: Record<string, Work> = {
  dashboard: frame(({ actor }) => getHomepage(actor)),
  groups: frame(({ actor }) => listGroups(actor)),
  'chronological group': view(groupTypes.chronological),
  'knowledge base': view(groupTypes.knowledgeBase),
  files: view(groupTypes.files),
  events: view(groupTypes.events),
  forum: view(groupTypes.forum),
  'categories overview': view(groupTypes.chronological, { view: 'categories' }),
  drafts: view(groupTypes.chronological, { view: 'drafts' }),
  article: frame(async ({ actor, group, post }) => {
    await viewPost(actor, group, post);
    await sleep(50);
  }),
  people: frame(({ actor }) => getPeoplePage(actor, list)),
  profile: frame(async ({ actor }) => {
    await getUser(actor, actor.id);
    await listPostsBy(actor, actor.id, 0);
  }),
  team: frame(({ actor }) => getTeamPage(actor, { page: 0, query: 'a' })),
  invited: frame(({ actor }) => getTeamPage(actor, { page: 0, state: 'invited' })),
};

/** Writes answer what they wrote; of most it is enough that their number does not grow. */
const writes: Record<string, Work> = {
  'POST comment': ({ actor, group, post }) => createComment(actor, group, post, '<p>Hello</p>'),
  'POST reaction': ({ actor, group, post }) => addReaction(actor, group, post, 1),
  'POST post': ({ actor, group }) => createPost(actor, group, { title: 'New', content: '<p>Text</p>' }),
  'PUT post': ({ actor, group, post }) =>
    updatePost(actor, { group, post }, { content: '<p>Again</p>' }, null),
  'POST copy': ({ actor, group, post }) => copyPost(actor, group, post),
  'POST share': ({ actor, group, post }) => createShare(actor, group, post, { link_expires: 14 }),
  'PUT group': ({ actor, group }) => updateGroup(actor, group, { name: 'News' }, null),
  'POST rebuild-menu': ({ actor, group, posts }) =>
    rebuildPosts(
      actor,
      group,
      posts.toReversed().map((id) => ({ id })),
    ),
  'PATCH bulk-move': ({ actor, group, posts }) => moveFiles(actor, { group, folder: '0' }, posts),
  'PATCH bulk-delete': ({ actor, group, posts }) => deleteFiles(actor, group, posts),
};

const few: Record<string, number> = {};
const many: Record<string, number> = {};

beforeAll(async () => {
  // Opening the queue asks what queues there are, once a process.
  await openQueue();
  await measure(few, await populate({ groups: 1, posts: 3, comments: 1, categories: 1, people: 1 }));
  await measure(many, await populate({ groups: 30, posts: 60, comments: 90, categories: 20, people: 40 }));
}, 120_000);

test.each(Object.keys(calls))('%s takes at most 5 statements', (name) => {
  expect(few[name]).toBeLessThanOrEqual(5);
});

test.each(Object.keys(pages))('the page of %s takes at most 8 statements', (name) => {
  expect(few[name]).toBeLessThanOrEqual(8);
});

test.each(Object.entries({ 'POST comment': 4, 'POST reaction': 3 }))(
  '%s takes %i statements',
  (name, budget) => {
    expect(few[name]).toBe(budget);
  },
);

test('no number of statements grows with the number of rows', () => {
  expect(many).toEqual(few);
});

async function measure(into: Record<string, number>, world: World): Promise<void> {
  for (const [name, work] of Object.entries({ ...calls, ...pages, ...writes })) {
    const url = process.env.DATABASE_URL ?? '';
    const ask = async () => {
      await readActor(world.actor.sessionId);
      await work(world);
    };
    // The first run opens connections, which ask for types.
    if (!(name in writes)) await ask();
    into[name] = await countStatements(url, ask);
  }
}

type Size = { groups: number; posts: number; comments: number; categories: number; people: number };

async function populate(size: Size): Promise<World> {
  const actor = await addActor({ admin: true });
  const readers = await Promise.all(Array.from({ length: size.people }, () => addActor()));
  for (let n = 0; n < size.groups; n++) await addGroup();
  const ofType = new Map<GroupType, string>();
  for (const type of Object.values(groupTypes)) {
    const group = await addGroup({ type });
    const posts = await addPosts(group.id, size.posts, { authorId: actor.id });
    await addComments(posts[0] ?? 0, actor.id, size.comments);
    ofType.set(type, String(group.id));
  }
  await addEvents(Number(ofType.get(groupTypes.events)));
  const group = Number(ofType.get(groupTypes.chronological));
  let category = 0;
  for (let n = 0; n < size.categories; n++) {
    category = await addCategory(group);
    await addPosts(group, size.posts, { authorId: actor.id, categoryId: category });
  }
  const posts = await addPosts(group, size.posts, { authorId: actor.id });
  const post = posts[0] ?? 0;
  await addComments(post, actor.id, size.comments);
  for (const reader of readers) {
    await sql`insert into post_readers (post_id, user_id) values (${post}, ${reader.id})`;
    await createShare(actor, String(group), String(post), { link_expires: 7 });
  }
  await sql`insert into search_documents (post_id, title, body) select id, title, content from posts on conflict do nothing`;
  return {
    actor,
    group: String(group),
    category: String(category),
    post: String(post),
    posts: posts.slice(1),
    ofType,
  };
}
