import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { recover } from '@/lib/ports/search/breaker';
import { searchIndex } from '@/lib/ports/search/choose';
import { postgresIndex } from '@/lib/ports/search/postgres';
import { drainSearchOutbox, reindexSearch } from '@/lib/search/outbox';
import { searchPeople, searchPosts } from '@/lib/search/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';
import { startMeilisearch } from '@/lib/testing/meilisearch';

useTestDatabase();

let double: Awaited<ReturnType<typeof startMeilisearch>>;
let actor: Actor;
let outsider: Actor;
let group: { id: number };
let secret: { id: number };

beforeAll(async () => {
  double = await startMeilisearch('key');
  process.env.MEILISEARCH_URL = double.url;
  process.env.MEILISEARCH_KEY = 'key';
  [actor, outsider] = [
    await addActor({ name: 'Ada Lovelace', admin: true }),
    await addActor({ name: 'Bob Outside' }),
  ];
  [group, secret] = [await addGroup(), await addGroup({ isPrivate: true })];
  for (let n = 0; n < 11; n++) await addPost(`Penguin parade ${n}`, group.id);
  await addPost('Penguin secret', secret.id);
  await addPost('Walrus parade of the north', group.id);
});
afterAll(() => double.stop());
beforeEach(async () => {
  double.state.mood = 'well';
  recover();
  await drainSearchOutbox();
});

async function addPost(title: string, groupId: number, hours = -1): Promise<number> {
  const [post] = await sql<[{ id: number }]>`
    insert into posts (group_id, title, slug, status, content, published_at) values (${groupId}, ${title},
      gen_random_uuid(), 2, '<p>Text</p>', now() + make_interval(hours => ${hours})) returning id`;
  return post.id;
}
const count = async (query: string, who = actor) => (await searchPosts(who, { query, page: 0 })).nbHits;
const asked = () => double.state.calls.filter((call) => call.endsWith('/search')).length;

describe.each(['postgres', 'meilisearch'])('what an index owes, %s', (name) => {
  beforeEach(async () => {
    if (name === 'postgres') await sql`delete from search_engines`;
    else expect(await searchIndex()).not.toBe(postgresIndex);
  });

  test('words, prefixes, typos, phrases and exclusions', async () => {
    expect(await count('penguin par')).toBe(11);
    expect(await count('pengiun parade')).toBe(11);
    expect(await count('"walrus parade" north')).toBe(1);
    expect(await count('parade -penguin')).toBe(1);
    expect(await count('nothing of it')).toBe(0);
  });

  test('counts and pages hold only what one may read', async () => {
    expect([await count('penguin'), await count('penguin', outsider)]).toEqual([12, 11]);
    const second = await searchPosts(outsider, { query: 'penguin', page: 1 });
    expect(second).toMatchObject({ nbHits: 11, nbPages: 2, page: 1 });
    expect(second.hits).toHaveLength(1);
  });

  test('people come with their kind, and titles are marked', async () => {
    expect((await searchPeople(actor, { query: 'lovelace', page: 0 })).hits[0]?.objectID).toBe(
      `user-${actor.id}`,
    );
    const [hit] = (await searchPosts(actor, { query: 'walrus', page: 0 })).hits;
    expect(hit?.title).toBe('Walrus parade of the north');
  });
});

test('the engine is asked by default, and PostgreSQL while it has not been told of a change', async () => {
  const before = asked();
  expect(await count('penguin')).toBe(12);
  expect(asked()).toBe(before + 1);
  const id = await addPost('Penguin newcomer', group.id);
  expect(await count('penguin')).toBe(13);
  expect(asked()).toBe(before + 1);
  await sql`update posts set deleted_at = now() where id = ${id}`;
  await drainSearchOutbox();
  expect([await count('penguin'), asked()]).toEqual([12, before + 2]);
});

test.each(['hanging', 'half'] as const)('%s it costs nobody an answer, and nothing is lost', async (mood) => {
  double.state.mood = mood;
  const started = Date.now();
  expect(await count('penguin')).toBe(12);
  expect(Date.now() - started).toBeLessThan(2000);
  const id = await addPost(`Puffin ${mood}`, group.id);
  expect(await count('puffin')).toBe(1);
  double.state.mood = 'well';
  recover();
  await drainSearchOutbox();
  expect(await sql`select from search_outbox`).toHaveLength(0);
  expect(double.indexes.get('hearth')?.documents.has(`post-${id}`)).toBe(true);
  await sql`update posts set deleted_at = now() where id = ${id}`;
});

test('an engine that lost its index is told everything again', async () => {
  double.indexes.clear();
  await addPost('Narwhal', group.id);
  await drainSearchOutbox();
  await drainSearchOutbox();
  expect(double.indexes.get('hearth')?.documents.size).toBeGreaterThan(13);
  expect(double.indexes.has('hearth_next')).toBe(false);
});

test('building anew leaves the same answers', async () => {
  await reindexSearch();
  expect(await count('penguin')).toBe(12);
  expect(double.state.calls).toContain('POST /swap-indexes');
});
