import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { recover, rest } from '@/lib/ports/search/breaker';
import { drainSearchOutbox } from '@/lib/search/outbox';
import { searchPeople, searchPosts } from '@/lib/search/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';
import '@/lib/testing/properties';

useTestDatabase();

let actor: Actor;
let group: { id: number; slug: string };

beforeAll(async () => {
  actor = await addActor({ name: 'Åsa Lindqvist' });
  group = await addGroup();
});

async function addPost(title: string, content = '', { groupId = group.id, status = 2, hours = -1 } = {}) {
  const [post] = await sql<[{ id: number }]>`
    insert into posts (group_id, title, slug, status, content, published_at, created_by_id)
    values (${groupId}, ${title}, gen_random_uuid(), ${status}, ${content}, now() + make_interval(hours => ${hours}), ${actor.id})
    returning id`;
  return post.id;
}
const titles = async (query: string, who = actor) =>
  (await searchPosts(who, { query, page: 0 })).hits.map(({ title }) => title);
const names = async (query: string) =>
  (await searchPeople(actor, { query, page: 0 })).hits.map(({ name }) => name);

test('words are found as prefix, without accents, inflected and mistyped', async () => {
  await addPost(
    'Les cafés de Montréal sont ouverts',
    '<p>Nous mangeons des tartes dans la rue et pour vous</p>',
  );
  await addPost('Kaffeemaschine und Häuser', '<p>Die Häuser sind nicht mit der Maschine verbunden</p>');
  await drainSearchOutbox();
  expect(await titles('montreal cafe')).toHaveLength(1);
  expect(await titles('haus')).toEqual(['Kaffeemaschine und Häuser']);
  expect(await titles('kaffeem')).toHaveLength(1);
  expect(await titles('motnreal')).toHaveLength(1);
  expect(await titles('kafeemashine')).toHaveLength(1);
});

test('admins, and nobody else, are told while the search engine fails', async () => {
  const admin = await addActor({ admin: true });
  const told = async (who: Actor) => (await searchPosts(who, { query: 'kaffee', page: 0 })).degraded;
  rest(new Error('away'));
  expect([await told(admin), await told(actor)]).toEqual([1, undefined]);
  recover();
  expect(await told(admin)).toBeUndefined();
});

test('a beginning is found before its word is learnt, after, and where many words begin so', async () => {
  const id = await addPost('Okapi');
  expect([await titles('oka'), await titles('okapi')]).toEqual([['Okapi'], ['Okapi']]);
  await drainSearchOutbox();
  expect(await titles('oka')).toEqual(['Okapi']);
  const many = Array.from({ length: 80 }, (_, n) => `oka${String.fromCharCode(97 + (n % 26), 98 + (n % 9))}`);
  await sql`update posts set content = ${`<p>${many.join(' ')}</p>`} where id = ${id}`;
  await drainSearchOutbox();
  expect([await titles('oka'), await titles(`${many[70]}`)]).toEqual([['Okapi'], ['Okapi']]);
});

test('scripts without spaces are found by a part of a run', async () => {
  await addPost('東京都庁の案内', '<p>本日は晴天なり</p>');
  expect(await titles('都庁')).toHaveLength(1);
  expect(await titles('晴天')).toHaveLength(1);
  expect((await searchPosts(actor, { query: '都庁', page: 0 })).hits[0]?._highlight.title).toBe(
    '東京<mark>都庁</mark>の案内',
  );
});

test('phrases, exclusions and filters narrow', async () => {
  await addPost('Zebra crossing plan', '<p>red lorry yellow lorry</p>');
  await addPost('Zebra plan', '<p>yellow red lorry</p>');
  expect(await titles('"red lorry yellow"')).toEqual(['Zebra crossing plan']);
  expect(await titles('zebra -crossing')).toEqual(['Zebra plan']);
  expect(await titles(`zebra in:${group.slug}`)).toHaveLength(2);
  expect(await titles('zebra in:nowhere')).toHaveLength(0);
  expect(await titles('zebra type:file')).toHaveLength(0);
  expect(await titles('zebra by:asa')).toHaveLength(0);
  await sql`insert into post_authors (post_id, user_id) select id, ${actor.id} from posts where title = 'Zebra plan'`;
  expect(await titles('zebra by:asa')).toEqual(['Zebra plan']);
  expect(await titles(`in:${group.slug} -crossing`)).toContain('Zebra plan');
  expect(await titles(`in:${group.slug} -crossing`)).not.toContain('Zebra crossing plan');
});

test('an old title stands before a hundred newer mentions, and every match is on one page', async () => {
  await addPost('Heron pond', '<p>in winter</p>', { hours: -5000 });
  await sql`
    insert into posts (group_id, title, slug, status, content, published_at)
    select ${group.id}, 'Diary ' || n, gen_random_uuid(), 2, '<p>The heron was at the pond this winter</p>', now() - interval '1 hour'
    from generate_series(1, 100) n`;
  const pages = await Promise.all(
    Array.from({ length: 11 }, (_, page) => searchPosts(actor, { query: 'heron pond winter', page })),
  );
  expect(pages[0]?.hits[0]?.title).toBe('Heron pond');
  expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(101);
});

test('comments, headings, names of groups, authors and files are found, and gone with their source', async () => {
  const id = await addPost('Plain', '<h2 id="h-x">Quokka</h2><p>text</p>');
  const [comment] = await sql<[{ id: number }]>`
    insert into comments (post_id, user_id, content) values (${id}, ${actor.id}, '<p>An <b>axo</b>lotl &amp; more</p>') returning id`;
  for (const word of ['quokka', 'axolotl', `axolotl ${group.slug}`])
    expect(await titles(word)).toEqual(['Plain']);
  await sql`delete from comments where id = ${comment.id}`;
  expect(await titles('axolotl')).toEqual([]);
  await sql`update posts set deleted_at = now() where id = ${id}`;
  expect(await titles('quokka')).toEqual([]);
});

test('drafts and scheduled posts are not there, and a scheduled one comes at its time', async () => {
  await addPost('Wombat draft', '', { status: 1 });
  const id = await addPost('Wombat later', '', { hours: 1 });
  expect(await titles('wombat')).toEqual([]);
  await sql`update search_documents set shows_from = now() where post_id = ${id}`;
  await sql`update posts set published_at = now() where id = ${id}`;
  expect(await titles('wombat')).toEqual(['Wombat later']);
});

test('people are found by name and role, mistyped too', async () => {
  await addActor({ name: 'Johannes Vermeer' });
  await sql`update users set job_title = 'Painter of pearls' where name = 'Johannes Vermeer'`;
  await drainSearchOutbox();
  for (const query of ['vermeer', 'joh', 'painter', 'vermer', 'Jhoannes'])
    expect(await names(query)).toEqual(['Johannes Vermeer']);
  expect(await names('lindq')).toEqual(['Åsa Lindqvist']);
});

test('no input makes it fail', async () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        '-',
        ':',
        "'",
        '\\',
        '\0',
        '\ud800',
        '&',
        '|',
        '!',
        '(',
        '*',
        '<',
        'ʼn',
        'ß',
        'a',
        ' ',
        '東',
        'in:',
        'by:',
        '%',
        '_',
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (query) => {
      const [posts, people] = [
        await searchPosts(actor, { query, page: 0 }),
        await searchPeople(actor, { query, page: 3 }),
      ];
      expect(posts.nbHits + people.nbHits).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 150 },
  );
  for (const query of ['a'.repeat(10_000), 'ab '.repeat(3333), '東'.repeat(10_000), '"'.repeat(10_000)])
    await searchPosts(actor, { query, page: 0 });
});

test('highlights are escaped text and nothing but marks', async () => {
  await addPost('<img src=x> numbat & "co"', '<p>&lt;script&gt; numbats run</p>');
  const [hit] = (await searchPosts(actor, { query: 'numbat', page: 0 })).hits;
  expect(hit?._highlight).toEqual({
    title: '&lt;img src=x&gt; <mark>numbat</mark> &amp; &quot;co&quot;',
    excerpt: '&lt;script&gt; <mark>numbats</mark> run',
  });
});

test('a comment behind 100,000 characters of others leaves the document alone, until there is room', async () => {
  const id = await addPost('Long thread');
  const add = async (content: string) => {
    const [row] = await sql<[{ id: number }]>`
      insert into comments (post_id, user_id, content) values (${id}, ${actor.id}, ${content}) returning id`;
    return row.id;
  };
  const written = async () =>
    (await sql`select xmin::text || ctid::text as at from search_documents where post_id = ${id}`)[0]?.at;
  const long = await add(`<p>${'ü '.repeat(49_995)}</p>`);
  const before = await written();
  await add('<p>fits still</p>');
  const full = await written();
  expect(full).not.toBe(before);
  await add('<p>quagga</p>');
  expect([await written(), await titles('quagga')]).toEqual([full, []]);
  await sql`delete from comments where id = ${long}`;
  expect(await titles('quagga')).toEqual(['Long thread']);
});
