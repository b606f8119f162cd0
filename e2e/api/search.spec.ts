import { expect } from '@playwright/test';
import type { HitsJson, PersonHitJson, PostHitJson } from '@/lib/search/schema';
import type { Refusal } from '../client.ts';
import { sql } from '../database.ts';
import {
  createContact,
  createContactList,
  createGroup,
  createPerson,
  createPost,
  insertUser,
  type Person,
  unique,
} from '../factories.ts';
import { test } from '../fixtures.ts';

const posts = async (person: Person, query: string) =>
  (await person.api.get<HitsJson<PostHitJson>>(`/api/search/posts?query=${query}`)).body;
const people = async (person: Person, query: string) =>
  (await person.api.get<HitsJson<PersonHitJson>>(`/api/search/people?query=${query}`)).body;

test('a post is found by title and text as soon as it is saved', async ({ member }) => {
  const [title, word] = [unique(), unique()];
  const group = await createGroup(member);
  const post = await createPost(member, group, {
    title: `The ${title}`,
    content: `<p>About <b>${word}</b>.</p>`,
  });
  for (const query of [title, word, title.toUpperCase(), title.slice(0, 8)]) {
    const found = await posts(member, query);
    expect(found).toMatchObject({ page: 0, nbPages: 1, nbHits: 1, hitsPerPage: 10, query });
    expect(found.hits[0]).toMatchObject({
      objectID: `post-${post.id}`,
      slug: post.slug,
      group: { slug: group.slug },
    });
  }
});

test('what matched is marked, and everything else is escaped', async ({ member }) => {
  const word = unique();
  await createPost(member, await createGroup(member), { title: `<img src=x> ${word}` });
  const [hit] = (await posts(member, word)).hits;
  expect(hit?._highlight.title).toBe(`&lt;img src=x&gt; <mark>${word}</mark>`);
});

test('hits and their number hold nothing one may not read', async ({ admin, member }) => {
  const title = unique();
  const [open, hidden] = [await createGroup(admin), await createGroup(admin, { private: 1 })];
  await createPost(admin, open, { title });
  await createPost(admin, open, { title, status: 1 });
  await createPost(admin, open, { title, published_at: '2099-01-01 00:00:00' });
  await createPost(admin, hidden, { title });
  expect((await posts(member, title)).nbHits).toBe(1);
  expect((await posts(admin, title)).nbHits).toBe(2);
});

test('hits are paged from nought, and a page past the end is empty', async ({ member }) => {
  const title = unique();
  const group = await createGroup(member);
  await Promise.all(Array.from({ length: 11 }, () => createPost(member, group, { title })));
  const page = async (n: number) => (await posts(member, `${title}&page=${n}`)).hits.length;
  expect([await page(0), await page(1), await page(2)]).toEqual([10, 1, 0]);
  expect(await posts(member, `${title}&page=2`)).toMatchObject({ page: 2, nbPages: 2, nbHits: 11 });
  expect((await member.api.get('/api/search/posts?query=x&page=-1')).status).toBe(422);
});

test('nothing asked is nothing found', async ({ member }) => {
  for (const query of ['', '%20', '!!!']) expect((await posts(member, query)).nbHits).toBe(0);
  expect((await people(member, '')).hits).toEqual([]);
});

test('members and contacts are found together', async ({ admin, member }) => {
  const word = unique();
  const user = await insertUser({ name: `Anna ${word}` });
  const list = await createContactList(admin, [{ label: 'Note', type: 'text' }]);
  const contact = await createContact(admin, list, { Note: `Knows ${word}` });
  const found = await people(member, word);
  expect(found.hits.map(({ objectID }) => objectID).sort()).toEqual([
    `contact-${contact.id}`,
    `user-${user.id}`,
  ]);
  expect(found).toMatchObject({ nbHits: 2, hitsPerPage: 4 });
});

test('who asks without end is told to wait, on the page too', async () => {
  const someone = await createPerson();
  await sql`insert into uses (key, points, expire) values (${`search:${someone.id}`}, 1000000, ${Date.now() + 600_000})`;
  const refused = await someone.api.get<Refusal>('/api/search/posts?query=a');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await someone.api.get<string>('/search?q=a');
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(page.body).toContain('Too many searches. Try again in 10 minutes.');
});
