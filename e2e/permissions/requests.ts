import { sql } from '../database.ts';
import {
  createCategory,
  createContact,
  createContactList,
  createGroup,
  insertInvitation,
  insertUser,
  password,
  unique,
} from '../factories.ts';
import type { Cell } from './cells.ts';
import { expendablePost, groundOf, insertComment, postOf, type Scene } from './scene.ts';

/** What an address is filled with, and what is sent to it. */
export type Request = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

type Names = Record<string, string | number | undefined>;
type Prepared = { names?: Names; query?: string; body?: unknown; headers?: Record<string, string> };
type Prepare = (scene: Scene, cell: Cell) => Prepared | Promise<Prepared>;

/** What a call sends beside its address, where that is something; what it would destroy is made anew. */
const prepared: Record<string, Prepare> = {
  'POST /api/auth/[...nextauth]': () => ({ names: { nextauth: 'signout' } }),
  'POST /api/groups': () => ({ body: { name: `Group ${unique()}`, type: 1 } }),
  'PUT /api/account/navigation': async ({ people }) => {
    const { body } = await people.teamAdmin.api.get<{ navigation: unknown }>('/api/account?all=1');
    return { body: { navigation: body.navigation } };
  },
  'POST /api/account/sso/metadata': () => ({ body: { metadata: '<nothing/>' } }),
  'PUT /api/user/change-password': () => ({
    body: { password, password_confirmation: password, current_password: password },
  }),
  'POST /api/auth/forgot': () => ({ body: { email: `${unique()}@example.test` } }),
  'POST /api/auth/reset': () => ({ body: { token: 'none', password, password_confirmation: password } }),
  'POST /api/auth/invitation': () => ({ body: { token: 'none', password, password_confirmation: password } }),
  'POST /api/setup': () => ({
    body: {
      ...{ token: 'none', organisation: 'Team', name: 'First', email: `${unique()}@example.test` },
      ...{ password, password_confirmation: password },
    },
  }),
  'POST /api/account/users/invite': () => ({ body: { users: `${unique()}@example.test, Ada` } }),
  'POST /api/account/invitations/[invitation]/resend': freshInvitation,
  'DELETE /api/account/invitations/[invitation]': freshInvitation,
  'PAGE /invite/[token]': freshInvitation,
  'POST /api/account/jobs/[job]/retry': deadJob,
  'DELETE /api/account/jobs/[job]': deadJob,
  'PUT /api/user/[user]': freshUser,
  'DELETE /api/user/[user]': freshUser,
  'PUT /api/user/[user]/make-admin': freshUser,
  'PUT /api/user/[user]/remove-admin': freshUser,
  'PUT /api/user/[user]/deactivate': freshUser,
  'PUT /api/user/[user]/reactivate': freshUser,
  'DELETE /api/groups/[group]': async (scene, { visibility }) => {
    const { groupAdmin, member, creator, author } = scene.people;
    const members = [member.id, author.id];
    const fields = { private: visibility === 'private', members, creators: [creator.id] };
    return { names: { group: (await createGroup(groupAdmin, fields)).slug } };
  },
  'POST /api/groups/[group]/rebuild-menu': () => ({ body: { posts: [] } }),
  'PATCH /api/groups/[group]/bulk-delete': async (scene, cell) => ({
    body: { posts: [(await expendablePost(scene, cell)).id] },
  }),
  // A post without a file: who may see it learns that there is none.
  'POST /api/groups/[group]/posts/[post]/file': () => ({ body: formWith({}) }),
  'GET /api/groups/[group]/download': (scene, cell) => ({
    query: `?posts=${postOf(scene, cell).post.id}`,
  }),
  'POST /api/groups/[group]/categories': () => ({ body: { name: `Category ${unique()}` } }),
  'POST /api/groups/[group]/categories/rebuild-menu': () => ({ body: { categories: [] } }),
  'DELETE /api/groups/[group]/categories/[category]': async (scene, cell) => {
    const category = await createCategory(scene.people.groupAdmin, groundOf(scene, cell).group);
    return { names: { category: category.slug } };
  },
  'PATCH /api/groups/[group]/categories/[category]/bulk-move': (scene, cell) => ({
    body: { posts: [postOf(scene, cell).post.id] },
  }),
  'POST /api/groups/[group]/posts': () => ({ body: { title: `Post ${unique()}` } }),
  'DELETE /api/groups/[group]/posts/[post]': async (scene, cell) => ({
    names: { post: (await expendablePost(scene, cell)).slug },
  }),
  'POST /api/groups/[group]/posts/[post]/reactions': () => ({ body: { type: 1 } }),
  'POST /api/groups/[group]/posts/[post]/confirmation': mustRead,
  'GET /api/groups/[group]/posts/[post]/confirmations': mustRead,
  'GET /api/groups/[group]/posts/[post]/confirmations/csv': mustRead,
  'PUT /api/groups/[group]/posts/[post]/rsvp': () => ({ body: { answer: 'yes' } }),
  'POST /api/groups/[group]/posts/[post]/comments': () => ({ body: { content: '<p>Indeed.</p>' } }),
  'PUT /api/groups/[group]/posts/[post]/comments/[id]': () => ({ body: { content: '<p>Rather.</p>' } }),
  'DELETE /api/groups/[group]/posts/[post]/comments/[id]': async (scene, cell) => {
    const { post } = postOf(scene, cell);
    return { names: { id: (await insertComment(post, scene.people.member)).id } };
  },
  'DELETE /api/groups/[group]/posts/[post]/share/[id]': (scene, cell) => ({
    names: { id: postOf(scene, cell).share.id },
  }),
  'GET /api/groups/[group]/posts/[post]/working-copy': async (scene, cell) => {
    if (cell.expected === '200') await keepCopy(scene, cell);
    return {};
  },
  'PUT /api/groups/[group]/posts/[post]/working-copy': () => ({ body: emptyCopy }),
  'GET /api/groups/[group]/posts/[post]/revisions/[id]': someRevision,
  // Of a post of its own: the files that the other tests ask for hang on the present text of the scene's posts.
  'POST /api/groups/[group]/posts/[post]/revisions/[id]/restore': async (scene, cell) => {
    if (!cell.expected.startsWith('2')) return someRevision(scene, cell);
    const { slug } = await expendablePost(scene, cell);
    const path = `/api/groups/${groundOf(scene, cell).group.slug}/posts/${slug}`;
    await scene.people.groupAdmin.api.put(path, { content: '<p>Later words.</p>' });
    return { names: { post: slug, id: await oldestRevision(scene, path) } };
  },
  'POST /api/groups/[group]/trash/[post]/restore': async (scene, cell) => {
    const post = await expendablePost(scene, { ...cell, expected: '204' });
    await scene.people.groupAdmin.api.del(
      `/api/groups/${groundOf(scene, cell).group.slug}/posts/${post.slug}`,
    );
    return { names: { post: post.slug } };
  },
  'POST /api/people/contact-list': () => ({ body: { name: `List ${unique()}`, fields: [] } }),
  'DELETE /api/people/contact-list/[list]': async ({ people }) => ({
    names: { list: (await createContactList(people.teamAdmin)).id },
  }),
  'POST /api/people/contact-list/[list]/contact': () => ({ body: { name: `Contact ${unique()}` } }),
  'DELETE /api/people/contact-list/[list]/contact/[contact]': async ({ people, list }) => ({
    names: { contact: (await createContact(people.teamAdmin, list)).id },
  }),
  'GET /api/search/posts': () => ({ query: '?query=hidden' }),
  'PAGE /search': () => ({ query: '?q=hidden' }),
  'PAGE /profile/[user]/edit': freshUser,
  'GET /api/get-venues': () => ({ query: '?search=stockholm' }),
  'GET /api/venues/map': () => ({ query: '?place_id=geonames:2673730&w=100&h=60' }),
  'POST /api/media/unsplash': () => ({ body: { id: 'teal-waves' } }),
  'GET /api/media/stock/[id]': () => ({ names: { id: 'teal-waves' }, query: '?w=32' }),
  'POST /api/media/handle': () => ({ body: formWith({}) }),
  // Text where a picture belongs: who may send it learns so, and nothing is changed.
  'POST /api/media/logo': () => ({ body: formWith({}) }),
  'POST /api/media/avatar/[id]': async () => ({
    names: { id: (await insertUser()).id },
    body: formWith({}),
  }),
  'POST /api/media/create/post': (scene, cell) => ({
    body: formWith({ group: groundOf(scene, cell).group.slug }),
  }),
  'GET /api/media/file/[key]': embeddedFile,
  'HEAD /api/media/file/[key]': embeddedFile,
  'POST /api/uploads': () => ({ headers: { ...tus, 'Upload-Length': '3' } }),
  'HEAD /api/uploads/[id]': pendingUpload,
  'PATCH /api/uploads/[id]': async (scene) => ({
    ...(await pendingUpload(scene)),
    // Three bytes of JSON.
    body: 'w',
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
  }),
  'DELETE /api/uploads/[id]': pendingUpload,
  'POST /api/uploads/[id]/finish': async (scene) => ({ ...(await pendingUpload(scene)), headers: {} }),
  'GET /api/notifications/unsubscribe/[token]': () => ({ names: { token: 'none' } }),
  'POST /api/notifications/unsubscribe/[token]': () => ({ names: { token: 'none' } }),
  'PAGE /unsubscribe/[token]': () => ({ names: { token: 'none' } }),
  'PAGE /public/[post]/[token]': sharedPost,
  'GET /api/public/[token]/media/[key]': sharedFile,
  'HEAD /api/public/[token]/media/[key]': sharedFile,
};

/** The cell's post, to be confirmed by its group; the version is the one there is. */
async function mustRead(scene: Scene, cell: Cell): Promise<Prepared> {
  const { id } = postOf(scene, cell).post;
  await sql`insert into must_reads (post_id, due_at, version) values (${id}, now() + interval '9 days', 1)
    on conflict do nothing`;
  const [row] = await sql<[{ version: number }]>`select version from posts where id = ${id}`;
  return { body: { version: row.version } };
}

const emptyCopy = { base_version: 1, fields: {} };

function keepCopy(scene: Scene, cell: Cell) {
  const path = `/api/groups/${groundOf(scene, cell).group.slug}/posts/${postOf(scene, cell).post.slug}`;
  return scene.clients[cell.actor].put(`${path}/working-copy`, emptyCopy);
}

/** The oldest one: the words that must not be told stand in later texts only. */
async function someRevision(scene: Scene, cell: Cell): Promise<Prepared> {
  const path = `/api/groups/${groundOf(scene, cell).group.slug}/posts/${postOf(scene, cell).post.slug}`;
  return { names: { id: await oldestRevision(scene, path) } };
}

async function oldestRevision(scene: Scene, path: string): Promise<number | undefined> {
  const { body } = await scene.people.author.api.get<{ data: { id: number }[] }>(`${path}/revisions`);
  return body.data.at(-1)?.id;
}

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob(['Plain words.'], { type: 'text/plain' }), 'words.txt');
  return form;
}

const tus = { 'Tus-Resumable': '1.0.0' };

/** An upload of the author's that nothing has come of. */
async function pendingUpload({ people }: Scene) {
  const { api } = people.author;
  const headers = { ...tus, 'Upload-Length': '3', 'X-CSRF-TOKEN': await api.token() };
  const response = await api.send('/api/uploads', { method: 'POST', headers });
  return { names: { id: response.headers.get('location')?.split('/').at(-1) }, headers: tus };
}

const embedded = new Map<number, Promise<string>>();

/** A file that the author uploaded and the cell's post links to. */
async function embeddedFile(scene: Scene, cell: Cell): Promise<Prepared> {
  const { post } = postOf(scene, cell);
  const made = embedded.get(post.id) ?? embedFile(scene, groundOf(scene, cell).group.slug, post);
  embedded.set(post.id, made);
  return { names: { key: await made } };
}

async function embedFile({ people }: Scene, group: string, post: { slug: string }): Promise<string> {
  const { api } = people.author;
  const headers = { 'X-CSRF-TOKEN': await api.token() };
  const init = { method: 'POST', headers, body: formWith({}) };
  const media = (await (await api.send('/api/media/handle', init)).json()) as { url: string };
  await api.put(`/api/groups/${group}/posts/${post.slug}`, {
    content: `<p><a href="${media.url}">Words</a></p>`,
  });
  return media.url.split('/').at(-1) ?? '';
}

/** A link of its own: another call of the table deletes the one that the scene made. */
async function sharedPost(scene: Scene, cell: Cell): Promise<Prepared> {
  const path = `/api/groups/${groundOf(scene, cell).group.slug}/posts/${postOf(scene, cell).post.slug}/share`;
  const { body } = await scene.people.author.api.post<{ token: string }>(path, {});
  return { names: { token: body.token } };
}

async function sharedFile(scene: Scene, cell: Cell): Promise<Prepared> {
  const { names } = await embeddedFile(scene, cell);
  return { names: { ...names, ...(await sharedPost(scene, cell)).names } };
}

/** The request of a cell: its address with every name filled in, and its body. */
export async function requestOf(scene: Scene, cell: Cell): Promise<Request> {
  const [method = '', address = ''] = cell.call.split(' ');
  const { names = {}, query = '', body = {}, headers } = (await prepared[cell.call]?.(scene, cell)) ?? {};
  const known: Names = { ...defaultNames(scene, cell, address), ...names };
  const filled = address.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`${cell.call}: nothing is named ${name}.`);
    return String(value);
  });
  const path = `${filled}${query}`;
  const request = { path, ...(headers && { headers }) };
  if (method === 'HEAD') return { ...request, method };
  return method === 'GET' || method === 'PAGE' ? { ...request, method: 'GET' } : { ...request, method, body };
}

function defaultNames(scene: Scene, cell: Cell, address: string) {
  const { group, category } = groundOf(scene, cell);
  const things = address.includes('[post]') ? postOf(scene, cell) : undefined;
  return {
    group: group.slug,
    category: category.slug,
    post: things?.post.slug,
    id: things?.comment.id,
    type: 1,
    user: scene.people.outsider.id,
    list: scene.list.id,
    contact: scene.contact.id,
    path: 'no/such/call',
    nextauth: 'session',
    session: 'none',
    feed: 2_000_000_000,
    file: 'none.ics',
  };
}

async function freshInvitation() {
  const { id, token } = await insertInvitation();
  return { names: { invitation: id, token } };
}

/** One that does nothing when it is tried again. */
async function deadJob() {
  const [row] = await sql<[{ id: string }]>`
    insert into jobs.job (name, data, source_name)
    values ('dead', '{"job": "announce-post", "input": {"postId": 0}}', 'quick') returning id`;
  return { names: { job: row.id } };
}

async function freshUser() {
  return { names: { user: (await insertUser()).id } };
}
