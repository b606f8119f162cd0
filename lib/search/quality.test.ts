import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { drainSearchOutbox } from '@/lib/search/outbox';
import { quality } from '@/lib/search/quality.fixture';
import { searchPosts } from '@/lib/search/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';

useTestDatabase();

let actor: Actor;

beforeAll(async () => {
  actor = await addActor();
  const group = await addGroup();
  for (const { title, text, comment } of quality) {
    const [post] = await sql<[{ id: number }]>`
      insert into posts (group_id, title, slug, status, content, published_at)
      values (${group.id}, ${title}, gen_random_uuid(), 2, ${`<p>${text}</p>`}, now()) returning id`;
    if (comment)
      await sql`insert into comments (post_id, user_id, content) values (${post.id}, ${actor.id}, ${comment})`;
  }
  await drainSearchOutbox();
});

test('of 120 queries people type, at least 95 in a hundred find their post among the first ten', async () => {
  const asked = quality.flatMap(({ title, queries }) => queries.map((query) => ({ query, title })));
  const missed: string[] = [];
  for (const { query, title } of asked) {
    const { hits } = await searchPosts(actor, { query, page: 0 });
    if (!hits.some((hit) => hit.title === title)) missed.push(query);
  }
  expect(asked.length).toBeGreaterThanOrEqual(120);
  expect(missed.length / asked.length, `missed: ${missed.join(', ')}`).toBeLessThanOrEqual(0.05);
});
