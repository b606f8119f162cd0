import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { drainSearchOutbox } from '@/lib/search/outbox';
import { searchPeople, searchPosts } from '@/lib/search/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';
import '@/lib/testing/properties';

useTestDatabase();

const words = ['harbour', 'tide', 'anchor', 'mooring', 'lantern', 'compass', 'rudder', 'galley'];
const secrets = ['xylophone', 'zeppelin', 'harbours', 'tidal', 'lanterne'];
const people: Actor[] = [];

/** What each person sees, asked again with everything hidden from them taken out of the database. */
beforeAll(async () => {
  const groups = [
    await addGroup(),
    await addGroup(),
    await addGroup({ isPrivate: true }),
    await addGroup({ isPrivate: true }),
  ];
  people.push(await addActor(), await addActor(), await addActor());
  await sql`insert into group_members (group_id, user_id, is_member) values (${groups[2]?.id ?? 0}, ${people[1]?.id ?? 0}, true)`;
  let n = 0;
  for (const group of groups) {
    for (let round = 0; round < 12; round++, n++) {
      const hidden = group === groups[2] || group === groups[3] || round % 4 === 3;
      const title = `${words[n % 8]} ${words[(n * 3) % 8]} ${hidden ? `${secrets[n % 5]} canary` : words[(n * 5) % 8]}`;
      await sql`
        insert into posts (group_id, title, slug, status, content, published_at, deleted_at)
        values (${group.id}, ${title}, gen_random_uuid(), ${round % 8 === 3 ? 1 : 2}, ${`<p>${title}</p>`},
          now() + make_interval(hours => ${round % 8 === 7 && round % 4 === 3 ? 1 : -1}), ${round === 11 ? new Date() : null})`;
    }
  }
  await drainSearchOutbox();
});

/** Who sees what is written down here a second time, on purpose in other words than the policies'. */
async function allowed(actor: Actor): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select p.id from posts p join groups g on g.id = p.group_id
    where p.status = 2 and p.deleted_at is null and p.published_at <= now()
      and (not g.private or exists (select from group_members m where m.group_id = g.id and m.user_id = ${actor.id}))`;
  return new Set(rows.map(({ id }) => id));
}

const typed = fc.constantFrom(...words, ...secrets, 'canary').chain((word) =>
  fc
    .record({ from: fc.nat(word.length), swap: fc.boolean(), minus: fc.boolean() })
    .map(({ from, swap, minus }) => {
      const text =
        swap && from > 1 ? word.slice(0, from - 1) + word.slice(from) : word.slice(0, Math.max(3, from));
      return minus && from % 5 === 0 ? `-${text}` : text;
    }),
);

test('random queries by random people: no secret, and no count that tells of one', async () => {
  const mayRead = await Promise.all(people.map(allowed));
  const query = fc.array(typed, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
  await fc.assert(
    fc.asyncProperty(query, fc.nat(2), async (text, who) => {
      const actor = people[who] as Actor;
      const first = await searchPosts(actor, { query: text, page: 0 });
      const pages = await Promise.all(
        Array.from({ length: first.nbPages }, (_, page) => searchPosts(actor, { query: text, page })),
      );
      const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
      expect(ids.every((id) => mayRead[who]?.has(id))).toBe(true);
      expect(new Set(ids).size).toBe(first.nbHits);
    }),
    { numRuns: process.env.FUZZ ? 2000 : 400 },
  );
}, 240_000);

test('words that only hidden posts hold change no count', async () => {
  const outsider = people[0] as Actor;
  const queries = [...words, ...secrets, 'harbor', 'lantrn', 'tidl', 'canary', 'canry', 'zepelin'];
  const counts = () =>
    Promise.all(queries.map(async (query) => (await searchPosts(outsider, { query, page: 0 })).nbHits));
  const before = await counts();
  const mayRead = [...(await allowed(outsider))];
  await sql`delete from posts where id <> all (${mayRead})`;
  await sql`delete from search_words`;
  await sql`update search_documents set updated_at = now()`;
  await drainSearchOutbox();
  expect(await counts()).toEqual(before);
  expect((await searchPeople(outsider, { query: 'canary', page: 0 })).nbHits).toBe(0);
});
