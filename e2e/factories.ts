import { randomBytes } from 'node:crypto';
import type { CategoryJson } from '@/lib/categories/schema';
import type { CommentJson } from '@/lib/comments/schema';
import type { GroupJson } from '@/lib/groups/schema';
import type { ContactJson, ContactListJson } from '@/lib/people/schema';
import type { PostJson } from '@/lib/posts/schema';
import type { ShareLinkJson } from '@/lib/shares/schema';
import { hashPassword } from '../lib/auth/password.ts';
import { type Answer, Client } from './client.ts';
import { sql } from './database.ts';

export const password = 'correct horse battery';

/** A member of the team who is signed in. */
export type Person = { id: number; name: string; email: string; api: Client };

let hashed: Promise<string> | undefined;

/** A short word that no other test uses. */
export function unique(): string {
  return randomBytes(6).toString('hex');
}

/** A person by SQL, since nobody signs up; signed in by the API. */
export async function createPerson({ name = 'Person', admin = false } = {}): Promise<Person> {
  const user = await insertUser({ name: `${name} ${unique()}`, admin });
  const api = new Client();
  const answer = await api.signIn(user.email, password);
  if (!api.signedIn) throw new Error(`${user.email} could not sign in: ${answer.status}`);
  return { ...user, api };
}

/** A person who has not signed in. */
export async function insertUser({ name = `Person ${unique()}`, admin = false } = {}) {
  hashed ??= hashPassword(password);
  const email = `${name.replaceAll(' ', '.').toLowerCase()}.${unique()}@example.test`;
  const [row] = await sql<[{ id: number }]>`
    insert into users (name, email, password_hash, is_admin)
    values (${name}, ${email}, ${await hashed}, ${admin}) returning id`;
  return { id: row.id, name, email };
}

/** An open invitation by SQL, since its token is only in the mail. */
export async function insertInvitation({ email = `${unique()}@example.test`, days = 7 } = {}) {
  const token = unique();
  const [row] = await sql<[{ id: number }]>`
    insert into invitations (email, name, token_hash, expires_at)
    values (${email}, 'Invited Person', encode(sha256(${token}::bytea), 'hex'), now() + make_interval(days => ${days}))
    returning id`;
  return { id: row.id, email, token };
}

/** Keeps the session, as for somebody who was signed in at that moment. */
export async function deactivate(person: { id: number }): Promise<void> {
  await sql`update users set deactivated_at = now() where id = ${person.id}`;
}

export async function createGroup(by: Person, fields: Record<string, unknown> = {}): Promise<GroupJson> {
  const group = { name: `Group ${unique()}`, type: 1, ...fields };
  return made(await by.api.post<GroupJson>('/api/groups', group));
}

type Place = { id: number };

export async function createPost(
  by: Person,
  group: Place,
  fields: Record<string, unknown> = {},
): Promise<PostJson> {
  const post = { title: `Post ${unique()}`, content: '<p>Some words.</p>', status: 2, ...fields };
  return made(await by.api.post<PostJson>(`/api/groups/${group.id}/posts`, post));
}

export async function createCategory(
  by: Person,
  group: Place,
  fields: Record<string, unknown> = {},
): Promise<CategoryJson> {
  const category = { name: `Category ${unique()}`, ...fields };
  return made(await by.api.post<CategoryJson>(`/api/groups/${group.id}/categories`, category));
}

export async function createComment(by: Person, post: PostJson, content = '<p>Well said.</p>') {
  return made(await by.api.post<CommentJson>(`${pathOf(post)}/comments`, { content }));
}

export async function createShare(by: Person, post: PostJson, fields: Record<string, unknown> = {}) {
  return made(await by.api.post<ShareLinkJson>(`${pathOf(post)}/share`, fields));
}

export async function createContactList(by: Person, fields: unknown[] = []) {
  const list = { name: `List ${unique()}`, fields };
  return made(await by.api.post<ContactListJson>('/api/people/contact-list', list));
}

export async function createContact(by: Person, list: Place, fields: Record<string, unknown> = {}) {
  const contact = { name: `Contact ${unique()}`, fields };
  return made(await by.api.post<ContactJson>(`/api/people/contact-list/${list.id}/contact`, contact));
}

/** A stored file's row, without its bytes. */
export async function insertMedia({ uploader = null as { id: number } | null, shared = false } = {}) {
  const key = randomBytes(24).toString('base64url');
  const [row] = await sql<[{ id: number; key: string }]>`
    insert into media (key, name, type, size, shared, uploader_id)
    values (${key}, 'picture.png', 'image/png', 1234, ${shared}, ${uploader?.id ?? null}) returning id, key`;
  return row;
}

/** The address of a post in the API. */
export function pathOf(post: { id: number; group: Place }): string {
  return `/api/groups/${post.group.id}/posts/${post.id}`;
}

/** A moment as the API writes it, `days` from now. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
}

function made<T>(answer: Answer<T>): T {
  if (answer.status !== 201) throw new Error(`Not made: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
