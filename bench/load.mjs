// Fills an empty, migrated database with the corpus that the measurements stand on (shared by every bench):
//   node bench/load.mjs            200 users, 4,800 contacts, 40 groups, 100,000 posts, 300,000 comments,
//                                  1,000,000 views
//   node bench/load.mjs --posts 10000
// Every value follows from its row number, so two runs give the same rows. Rows are made inside PostgreSQL: nothing
// crosses the wire, which is what COPY would save.
import { hash } from '@node-rs/argon2';
import postgres from 'postgres';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('Set DATABASE_URL to an empty, migrated database.');
  process.exit(1);
}
const flag = process.argv.indexOf('--posts');
const posts = flag > 0 ? Number(process.argv[flag + 1]) : 100_000;
const users = 200;
const contacts = 4800;
const groups = 40;
const sql = postgres(url, { max: 1, onnotice: () => undefined });

/** @param {string} what @param {() => Promise<unknown>} run */
async function step(what, run) {
  const started = Date.now();
  await run();
  console.log(`${what.padEnd(28)} ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const [{ taken }] = await sql`select exists (select from users) as taken`;
if (taken) {
  console.error('This database has people in it. The corpus is only loaded into an empty one.');
  process.exit(1);
}

// Search follows each row by triggers; here it is one step at the end.
const followed = ['posts', 'post_authors', 'events', 'comments'];
for (const table of followed) await sql`alter table ${sql(table)} disable trigger user`;

const password = await hash('hearth-demo', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

await step(`${users} users`, async () => {
  await sql`
    insert into users (id, name, email, password_hash, is_admin, job_title)
    select i, (array['Ada','Björn','Chloé','Dmitri','Eiko','Fatima','Göran','Hana','Ivan','Jürgen'])[1 + i % 10] || ' ' ||
        (array['Nilsson','Okafor','Sørensen','Tanaka','García','Müller','Kowalski','Rossi'])[1 + i % 8] || ' ' || i,
      case i when 1 then 'admin@example.com' when 2 then 'editor@example.com' when 3 then 'member@example.com'
        else 'user' || i || '@example.com' end,
      ${password}, i = 1, (array['Engineer','Designer','Support','Sales','People'])[1 + i % 5]
    from generate_series(1, ${users}) i`;
  await sql`select setval('users_id_seq', ${users})`;
});

await step(`${contacts} contacts`, async () => {
  await sql`
    insert into contact_lists (id, name, fields)
    values (1, 'Suppliers', '[{"label":"E-mail","type":"email"},{"label":"Company","type":"text"}]')`;
  await sql`select setval('contact_lists_id_seq', 1)`;
  await sql`
    insert into contacts (list_id, name, fields)
    select 1, (array['Agnes','Bruno','Carla','Dagmar','Elif','Frans','Greta','Hugo','Inga','Joris'])[1 + i % 10] || ' ' ||
        (array['Lindgren','Moreau','Novak','Petrov','Quist','Rahman','Schulz'])[1 + i % 7] || ' ' || i,
      jsonb_build_object('E-mail', 'contact' || i || '@example.org', 'Company', 'Company ' || i % 300)
    from generate_series(1, ${contacts}) i`;
});

await step(`${groups} groups`, async () => {
  await sql`
    insert into groups (id, name, slug, type, private)
    select i, 'Group ' || lpad(i::text, 2, '0'), 'group-' || i, 1 + (i - 1) % 5, i % 8 = 0 from generate_series(1, ${groups}) i`;
  await sql`
    insert into group_members (group_id, user_id, is_member, is_admin)
    select g.id, u.id, true, u.id = 2 and not g.private from groups g cross join users u
    where u.id > 3 and (u.id + g.id) % 4 = 0 or (u.id = 2 and not g.private)`;
  await sql`
    insert into categories (id, group_id, name, slug, position)
    select g.id * 10 + c, g.id, 'Category ' || c, 'category-' || c, c from groups g cross join generate_series(0, 5) c`;
  for (const table of ['groups', 'categories']) {
    await sql`select setval(${`${table}_id_seq`}, (select max(id) from ${sql(table)}))`;
  }
});

await step(`${posts} posts`, async () => {
  await sql`
    insert into posts (id, group_id, category_id, title, slug, status, content, dynamic_excerpt, featured, position,
      filesize, published_at, last_activity_at, created_by_id, created_at, updated_at)
    select i, g, case when i % 3 = 0 then null else g * 10 + i % 6 end,
      (array['Quarterly','Holiday','Security','Travel','Onboarding','Coffee','Release','Budget'])[1 + i / ${groups} % 8] || ' ' ||
        (array['report','plan','guide','notes','update','survey'])[1 + i / ${groups * 8} % 6] || ' ' || i,
      'post-' || i, case when i % 50 = 0 then 1 else 2 end,
      '<h2>Summary ' || i || '</h2>' || repeat('<p>Paragraph ' || md5(i::text) || ' of the usual length, which says something about '
        || (array['orders','returns','people','offices','systems'])[1 + i % 5] || ' and why it matters to the team this week. '
        || 'Nothing here is secret, and all of it was true when it was written down by somebody.</p>', 13),
      'Paragraph ' || md5(i::text) || ' of the usual length, which says something about the team.', i % 4000 = 1,
      i / ${groups}, 1000 + i % 1000000,
      case when i % 50 = 0 then null else now() - make_interval(mins => (${posts} - i) * 5 + 60) end,
      now() - make_interval(mins => (${posts} - i) * 5 + 60), 1 + i % ${users},
      now() - make_interval(mins => (${posts} - i) * 5 + 90), now() - make_interval(mins => (${posts} - i) * 5 + 60)
    from (select i, 1 + (i - 1) % ${groups} as g from generate_series(1, ${posts}) i) rows`;
  await sql`select setval('posts_id_seq', ${posts})`;
  await sql`
    insert into post_counts (group_id, category_id, posts)
    select group_id, category_id, count(*) from posts where status = 2 group by group_id, category_id`;
  await sql`insert into post_authors (post_id, user_id) select id, created_by_id from posts`;
  await sql`
    insert into events (post_id, group_id, venue, starts, ends)
    select p.id, p.group_id, 'Gothenburg', now() + make_interval(hours => p.id % 2000 - 1500),
      now() + make_interval(hours => p.id % 2000 - 1498)
    from posts p join groups g on g.id = p.group_id where g.type = 4`;
});

await step(`${posts * 3} comments`, async () => {
  await sql`
    insert into comments (post_id, user_id, content, created_at, updated_at)
    select 1 + i % ${posts}, 1 + (i * 7) % ${users}, '<p>Comment ' || i || ': agreed, and thank you for writing it down.</p>',
      now() - make_interval(mins => (${posts * 3} - i)), now()
    from generate_series(1, ${posts * 3}) i`;
  await sql`update posts p set comments_count = c.count from
    (select post_id, count(*) from comments group by post_id) c where c.post_id = p.id`;
});

await step(`${posts * 10} views`, async () => {
  await sql`
    insert into post_views (post_id, user_id, viewed_at)
    select 1 + i % ${posts}, 1 + (i * 13 + i / ${posts}) % ${users}, now() - make_interval(mins => i % 100000)
    from generate_series(1, ${posts * 10}) i`;
  await sql`
    insert into post_readers (post_id, user_id, last_viewed_at)
    select post_id, user_id, max(viewed_at) from post_views group by post_id, user_id`;
  await sql`
    insert into reactions (post_id, user_id, type)
    select 1 + i % ${posts}, 1 + (i * 3) % ${users}, 1 + i % 3 from generate_series(1, ${posts}) i on conflict do nothing`;
  await sql`
    update posts p set read_by_count = coalesce(r.count, 0) from
      (select post_id, count(*) from post_readers group by post_id) r where r.post_id = p.id`;
  await sql`
    update posts p set thumbs_up_count = r.up, clap_count = r.clap, love_count = r.love from
      (select post_id, count(*) filter (where type = 1) as up, count(*) filter (where type = 2) as clap,
        count(*) filter (where type = 3) as love from reactions group by post_id) r where r.post_id = p.id`;
});

await step('search', async () => {
  for (const table of followed) await sql`alter table ${sql(table)} enable trigger user`;
  for (let from = 0; from < posts; from += 1000) {
    await sql`select search_refresh_post(id) from posts where id > ${from} and id <= ${from + 1000}`;
  }
  // What the worker would do in the minutes after.
  await sql`
    insert into search_words (word)
    select word from ts_stat('select words from search_documents') where word !~ '^[0-9]' on conflict do nothing`;
  await sql`truncate search_outbox`;
});

await step('vacuum analyze', () => sql`vacuum analyze`);
await sql.end();
