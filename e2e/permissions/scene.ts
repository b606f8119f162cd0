import type { PendingQuery, Row } from 'postgres';
import { Client } from '../client.ts';
import { sql } from '../database.ts';
import {
  createCategory,
  createContact,
  createContactList,
  createGroup,
  createPerson,
  createPost,
  createShare,
  daysAhead,
  deactivate,
  type Person,
  unique,
} from '../factories.ts';
import type { Actor, Cell, Place, State, Visibility } from './cells.ts';

type Fragment = PendingQuery<Row[]>;
type Thing = { id: number; slug: string };
type PostThings = { post: Thing; comment: { id: number }; share: { id: number } };
export type Ground = { group: Thing; category: Thing; posts: Partial<Record<State, PostThings>> };

/** The people and groups that every cell's call is made among. */
export type Scene = {
  people: Record<Exclude<Actor, 'guest'>, Person>;
  clients: Record<Actor, Client>;
  selected: Record<Visibility, Ground>;
  everybody: Record<Visibility, Ground>;
  list: { id: number };
  contact: { id: number };
  /** Words that stand in every private field, and only there. */
  secrets: { private: string; draft: string };
};

export async function buildScene(): Promise<Scene> {
  const people = await buildPeople();
  const secrets = { private: `hiddengroup${unique()}`, draft: `hiddendraft${unique()}` };
  const ground = (isPrivate: boolean, everybody: boolean) =>
    buildGround({ people, secrets, isPrivate, everybody });
  const selected = { open: await ground(false, false), private: await ground(true, false) };
  const everybody = { open: await ground(false, true), private: await ground(true, true) };
  const list = await createContactList(people.teamAdmin);
  const contact = await createContact(people.teamAdmin, list);
  await deactivate(people.deactivated);
  const clients = Object.entries(people).map(([actor, { api }]) => [actor, api]);
  return {
    people,
    clients: { guest: new Client(), ...Object.fromEntries(clients) },
    selected,
    everybody,
    list,
    contact,
    secrets,
  };
}

/** The group in which a cell's call is made. */
export function groundOf(scene: Scene, { visibility, state }: Place): Ground {
  return (state === 'everybody' ? scene.everybody : scene.selected)[visibility];
}

export function postOf(scene: Scene, place: Place): PostThings {
  const things = groundOf(scene, place).posts[place.state];
  if (!things) throw new Error(`There is no ${place.state} post in the ${place.visibility} group.`);
  return things;
}

/** A post that the cell's call may destroy; where the table says it will not, the shared one does. */
export async function expendablePost(scene: Scene, cell: Cell): Promise<Thing> {
  if (!cell.expected.startsWith('2')) return postOf(scene, cell).post;
  const { people } = scene;
  const fields = { ...states[cell.state](), authors: [people.author.id] };
  return createPost(people.groupAdmin, groundOf(scene, cell).group, fields);
}

/** What this actor may never read, wherever they look. */
export function secretsFrom(scene: Scene, actor: Actor): string[] {
  const { private: group, draft } = scene.secrets;
  if (['guest', 'deactivated', 'outsider'].includes(actor)) return [group, draft];
  return actor === 'member' || actor === 'creator' ? [draft] : [];
}

async function buildPeople(): Promise<Scene['people']> {
  const [deactivated, outsider, member, creator, author, groupAdmin, teamAdmin] = await Promise.all([
    createPerson({ name: 'Deactivated' }),
    createPerson({ name: 'Outsider' }),
    createPerson({ name: 'Member' }),
    createPerson({ name: 'Creator' }),
    createPerson({ name: 'Author' }),
    createPerson({ name: 'Group admin' }),
    createPerson({ name: 'Team admin', admin: true }),
  ]);
  // Their tokens are asked while they still have a session to bind one to.
  await deactivated.api.token();
  return { deactivated, outsider, member, creator, author, groupAdmin, teamAdmin };
}

type Plan = { people: Scene['people']; secrets: Scene['secrets']; isPrivate: boolean; everybody: boolean };

async function buildGround({ people, secrets, isPrivate, everybody }: Plan): Promise<Ground> {
  const { deactivated, member, creator, author, groupAdmin } = people;
  const group = await createGroup(groupAdmin, {
    private: isPrivate ? 1 : 0,
    all_users_can_create_posts: everybody ? 1 : 0,
    members: [member.id, author.id, deactivated.id],
    creators: [creator.id],
  });
  const category = await createCategory(groupAdmin, group);
  const states: State[] = everybody ? ['everybody'] : ['published', 'draft', 'scheduled'];
  const posts: Ground['posts'] = {};
  for (const state of states) posts[state] = await postIn(people, group, state, category);
  if (isPrivate) await hideInGroup(group, secrets.private);
  await hideInDrafts(group, secrets.draft);
  return { group, category, posts };
}

const states: Record<State, () => Record<string, unknown>> = {
  published: () => ({ status: 2 }),
  everybody: () => ({ status: 2 }),
  draft: () => ({ status: 1 }),
  scheduled: () => ({ status: 2, published_at: daysAhead(7) }),
};

/** A post by the author, with a comment by the member and a public link by the author. */
async function postIn(
  { author, member, groupAdmin }: Scene['people'],
  group: Thing,
  state: State,
  category?: Thing,
): Promise<PostThings> {
  const fields = { ...states[state](), authors: [author.id], ...(category && { categories: [category.id] }) };
  const post = await createPost(groupAdmin, group, fields);
  return { post, comment: await insertComment(post, member), share: await createShare(author, post) };
}

/** By SQL: a member cannot comment on a draft, yet a post with comments may become one again. */
export async function insertComment(post: { id: number }, user: { id: number }): Promise<{ id: number }> {
  const [comment] = await sql<[{ id: number }]>`
    with counted as (update posts set comments_count = comments_count + 1 where id = ${post.id})
    insert into comments (post_id, user_id, content) values (${post.id}, ${user.id}, '<p>Well.</p>') returning id`;
  return comment;
}

/** By SQL, and after the addresses were made, so that the words stand in no address a request names. */
async function hideInGroup(group: Thing, secret: string): Promise<void> {
  const posts = sql`(select id from posts where group_id = ${group.id})`;
  const html = `<p>${secret}</p>`;
  await sql`update groups set name = name || ${` ${secret}`} where id = ${group.id}`;
  await sql`update categories set name = name || ${` ${secret}`} where group_id = ${group.id}`;
  await sql`update posts set dynamic_excerpt = ${secret} where id in ${posts}`;
  await sql`update comments set content = ${html} where post_id in ${posts}`;
  await hideInPosts(posts, secret);
}

async function hideInDrafts(group: Thing, secret: string): Promise<void> {
  await hideInPosts(
    sql`(select id from posts where group_id = ${group.id} and (status = 1 or published_at > now()))`,
    secret,
  );
}

async function hideInPosts(posts: Fragment, secret: string): Promise<void> {
  await sql`update posts set title = title || ${` ${secret}`}, content = content || ${`<p>${secret}</p>`},
    excerpt = coalesce(excerpt, '') || ${` ${secret}`} where id in ${posts}`;
  await sql`update search_documents set title = title || ${` ${secret}`}, body = body || ${` ${secret}`}
    where post_id in ${posts}`;
}
