import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { listPeople } from '@/lib/people/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { explain } from '@/lib/testing/plans';
import { pageUsers } from '@/lib/users/read';
import type { UsersQuery } from '@/lib/users/schema';

useTestDatabase();

let admin: Actor;
beforeAll(async () => {
  admin = await addActor({ admin: true });
  await sql`
    insert into users (name, email, job_title, is_admin, deactivated_at)
    select md5(n::text) || ' Person', 'p' || n || '@example.com', 'Title ' || md5((n * 7)::text), n % 500 = 0,
      case when n % 100 = 0 then now() end
    from generate_series(1, 5000) n`;
  await sql`
    with list as (insert into contact_lists (name, fields) values ('Harbours', '[]') returning id)
    insert into contacts (list_id, name, fields)
    select list.id, md5(n::text), jsonb_build_object('Town', md5((n * 3)::text))
    from list, generate_series(1, 500) n`;
  await sql`vacuum analyze`;
}, 30_000);

const namesOf = async (query: UsersQuery) => (await pageUsers(admin, query)).data.map(({ name }) => name);
const totalOf = async (query: UsersQuery) => (await pageUsers(admin, query)).total;

test.each(['p4321@example', 'c4ca4238', 'Title 8f14e45f'])(
  'of 5,000 people those that hold "%s" are found by indexes',
  async (query) => {
    const plan = await explain(() => listPeople(admin, { page: 0, query }), /from users/);
    expect((await listPeople(admin, { page: 0, query })).total).toBeGreaterThan(0);
    expect(plan.filter((node) => node['Index Name']?.startsWith('users_')).length).toBeGreaterThan(0);
    expect(
      plan.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'users'),
    ).toEqual([]);
  },
);

test('a page of people is read in order by indexes, of each kind no more than are shown up to it', async () => {
  const read = (page: number) => listPeople(admin, { page });
  const plan = await explain(() => read(2), /order by name collate names, kind/);
  expect(plan.map((node) => node['Index Name'])).toEqual(
    expect.arrayContaining(['users_name_id_idx', 'contacts_name_id_idx']),
  );
  expect(Math.max(...plan.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(2 * 3 * 24);
  const names = (await Promise.all([0, 1, 2].map(read))).flatMap(({ data }) => data.map(({ name }) => name));
  const [{ all }] = await sql<[{ all: string[] }]>`
    select array_agg(name order by name collate names) as all from (
      select name from users where deactivated_at is null union all select name from contacts) p`;
  expect(names).toEqual(all.slice(0, names.length));
});

test('Manage Team finds a member among 5,000 by indexes, too', async () => {
  const plan = await explain(() => pageUsers(admin, { page: 0, query: 'p4321@example' }), /from users/);
  expect(plan.map((node) => node['Index Name'])).toContain('users_email_trgm');
  expect(
    plan.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'users'),
  ).toEqual([]);
});

test('the team is filtered by name or address, role and state', async () => {
  expect(await namesOf({ query: 'P4321@EXAMPLE.com' })).toEqual([expect.stringContaining(' Person')]);
  expect(await totalOf({ query: 'p%' })).toBe(0);
  expect(await totalOf({ role: 'admin' })).toBe(11);
  expect(await totalOf({ state: 'deactivated' })).toBe(50);
  expect(await totalOf({ role: 'admin', state: 'active' })).toBe(1);
  expect(await totalOf({ role: 'member', state: 'deactivated', query: 'example' })).toBe(40);
  expect((await pageUsers(admin, { page: 199 })).data).toHaveLength(25);
});

test('names stand as people look them up, whatever their accents and case', async () => {
  const actor = await addActor({ name: 'Mateus Ovesen' });
  const names = [
    'Zoë Ovesen',
    'Åsa Ovesen',
    'Małgorzata Ovesen',
    'íñigo Ovesen',
    'Çağla Ovesen',
    'Örjan Ovesen',
  ];
  for (const name of names) await addActor({ name });
  const { data } = await listPeople(actor, { page: 0, query: 'Ovesen' });
  expect(data.map(({ name }) => name.split(' ')[0])).toEqual([
    ...['Åsa', 'Çağla', 'íñigo', 'Małgorzata', 'Mateus', 'Örjan', 'Zoë'],
  ]);
});
