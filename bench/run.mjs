// npm run bench [-- --posts 100000 --seconds 1 --only search --database URL]
// Measures every kind of work of the production build side by side with a yardstick (bench/yardstick.mjs), which runs the same
// statements, and prints what misses the budgets. Beside that stands what one lean statement for the same things would
// do, which knows of no session and no frame. The corpus stays in .bench/ for the next run; results go to bench/results/.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { ensureBuilt, ensureGenerated } from '../scripts/lib/build.mjs';
import { migrate } from '../scripts/lib/migrations.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { signIn, startHearth } from './hearth.mjs';
import { load } from './loader.mjs';
import { present } from './report.mjs';
import { openTap } from './tap.mjs';
import { weigh } from './weights.mjs';
import { listWorks } from './works.mjs';

const { values: options } = parseArgs({
  options: {
    posts: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
  },
});
const posts = Number(options.posts);
const seconds = Number(options.seconds);
const many = 16;
const rounds = 3;

const stops = [];
try {
  const url = options.database ?? (await startCorpus());
  await ensureGenerated();
  await ensureBuilt(inRoot('.bench'));
  const report = await measure(url);
  const text = present(report);
  console.log(`\n${text}`);
  fs.mkdirSync(inRoot('bench/results'), { recursive: true });
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  fs.writeFileSync(inRoot(`bench/results/${name}.md`), text);
  fs.writeFileSync(inRoot(`bench/results/${name}.json`), JSON.stringify(report, null, 1));
} finally {
  for (const stop of stops.reverse()) await stop();
}
process.exit();

/** @returns {Promise<string>} the address of a database that holds so many posts */
async function startCorpus() {
  const database = await startPostgres({ dataDir: inRoot(`.bench/${posts}`) });
  stops.push(database.stop);
  await migrate(database.url);
  const sql = postgres(database.url, { max: 1 });
  const [{ filled }] = await sql`select exists (select from users) as filled`;
  await sql.end();
  if (!filled) {
    const child = spawn(process.execPath, [inRoot('bench/load.mjs'), '--posts', String(posts)], {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: database.url },
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('The corpus could not be loaded.');
  }
  return database.url;
}

/** @param {string} url @returns {Promise<import('./report.mjs').Report>} */
async function measure(url) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create table if not exists bench_notes (id serial primary key, post_id int, user_id int, content text,
    created_at timestamptz not null default now())`;
  const lastComment = await readLastComment(sql);
  const corpus = await readCorpus(sql);
  const works = listWorks(corpus).filter(({ name, kind }) => `${name}, ${kind}`.includes(options.only));
  const sent = await watch(url, works);
  const hearth = await startHearth(url);
  stops.push(hearth.stop);
  const pair = await startHearth(url, { WEB_CONCURRENCY: '2', HEARTH_WORKER: '0' });
  stops.push(pair.stop);
  const headers = await signIn(hearth.port, 'member@example.com');
  const yardstick = await startYardstick(url);
  // Nothing has been asked for a while: V8 has given back what starting took.
  await sleep(30_000);
  const idleMb = (await hearth.metrics()).memoryMb;
  // A page with nothing on it: what every page has.
  const frame = (await weigh(hearth.port, '/search', headers)).html;
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];
  for (const [index, work] of works.entries()) {
    const turns = sent[index] ?? [];
    const context = { hearth, pair, headers, yardstick, turns, content: corpus.content, frame };
    rows.push(await measureWork(work, context));
    console.error(`${work.name}, ${work.kind}: ${rows.at(-1)?.many.perSecond.toFixed(0)} a second`);
  }
  const loadedMb = (await hearth.metrics()).memoryMb;
  await Promise.all([hearth.stop(), pair.stop()]);
  yardstick.stop();
  await sql`
    with gone as (delete from comments where id > ${lastComment} returning post_id)
    update posts p set comments_count = comments_count - g.count
    from (select post_id, count(*) from gone group by post_id) g where g.post_id = p.id`;
  await sql`drop table bench_notes`;
  await sql.end();
  return { rows, readyMs: hearth.readyMs, idleMb, loadedMb, posts: corpus.total };
}

/**
 * What Hearth sends to PostgreSQL for each path of each work, asked often enough that nothing is new to it. A write is
 * measured against an insert (shared/budgets.md), so nothing of it is watched.
 *
 * @param {string} url
 * @param {import('./works.mjs').Work[]} works
 * @returns {Promise<import('./tap.mjs').Statement[][][]>} by work, then by path
 */
async function watch(url, works) {
  const tap = await openTap(url);
  const hearth = await startHearth(tap.url, { HEARTH_WORKER: '0' });
  stops.push(hearth.stop);
  const headers = await signIn(hearth.port, 'member@example.com');
  const ask = async (/** @type {string} */ path) => {
    tap.take();
    await (await fetch(`http://127.0.0.1:${hearth.port}${path}`, { headers })).arrayBuffer();
    return tap.take();
  };
  const sent = [];
  for (const { kind, paths } of works) {
    const reads = kind === 'write' ? [] : paths;
    for (const path of reads.slice(0, 5)) await ask(path);
    const turns = [];
    for (const path of reads) turns.push(await ask(path));
    sent.push(turns);
  }
  await hearth.stop();
  tap.stop();
  return sent;
}

/** @param {postgres.Sql} sql @returns {Promise<number>} */
async function readLastComment(sql) {
  const [{ last }] = await sql`select coalesce(max(id), 0) as last from comments`;
  return last;
}

/** @param {postgres.Sql} sql */
async function readCorpus(sql) {
  const found = await sql`
    select p.id, p.slug, g.slug as group, length(p.content) as content from posts p join groups g on g.id = p.group_id
    where g.id = 1 and p.status = 2 and p.deleted_at is null and p.published_at <= now()
    order by p.published_at desc limit 200`;
  const [{ total, pages }] = await sql`
    select (select count(*)::int from posts) as total,
      (select count(*)::int / 12 from posts where group_id = 1 and status = 2 and published_at <= now()) as pages`;
  const content = found.reduce((sum, row) => sum + row.content, 0) / found.length;
  const chosen = found.map(({ id, slug, group }) => ({ id, slug, group }));
  return { viewer: 3, posts: chosen, lastPage: Math.min(399, pages - 1), total, content };
}

/**
 * @param {import('./works.mjs').Work} work
 * @param {{ hearth: import('./hearth.mjs').Hearth, pair: import('./hearth.mjs').Hearth, headers: Record<string, string>,
 *   yardstick: Awaited<ReturnType<typeof startYardstick>>, turns: import('./tap.mjs').Statement[][],
 *   content: number, frame: number }} context
 * @returns {Promise<import('./report.mjs').Row>}
 */
async function measureWork(work, { hearth, pair, headers, yardstick, turns, content, frame }) {
  const { method, paths, body, kind } = work;
  const sent = { ...headers, ...(body && { 'Content-Type': 'application/json' }) };
  const requests = paths.map((path) => ({ method, path, headers: sent, ...(body && { body }) }));
  const ask = (connections, time = seconds, port = hearth.port) =>
    load({ port, requests, connections, seconds: time });
  const { bytes } = await ask(4, 1);
  await ask(4, 1, pair.port);
  const { text, values } = work.yardstick;
  const leanTurns = values.map((each) => [{ text, values: each }]);
  const yard = yardstick.of(turns.length > 0 ? turns : leanTurns, kind, bytes);
  const lean = yardstick.of(leanTurns, kind, bytes);
  const spent = { statements: 0, cpuMs: 0, answered: 0 };
  const settled = async (/** @type {import('./loader.mjs').Result} */ result) => {
    if (kind === 'write') await quiet(hearth);
    return result;
  };
  const measured = async () => {
    const before = await hearth.metrics();
    const result = await ask(many);
    const after = await hearth.metrics();
    spent.statements += after.statements - before.statements;
    spent.cpuMs += after.cpuMs - before.cpuMs;
    spent.answered += result.answered;
    return settled(result);
  };
  const [one, yardOne] = await inTurns([() => ask(1), () => yard(1)]);
  const [most, yardMany, leanMany, two] = await inTurns([
    measured,
    () => yard(many),
    () => lean(many),
    async () => settled(await ask(many, seconds, pair.port)),
  ]);
  return {
    work,
    ...{ one, many: most, yardOne, yardMany, leanMany, two },
    statements: spent.statements / spent.answered,
    cpuMs: spent.cpuMs / spent.answered,
    ...(kind === 'page' && {
      weight: { ...(await weigh(hearth.port, paths[0] ?? '/', headers)), content, frame },
    }),
  };
}

/**
 * Until the mails and the like that followed are done: what is measured next must not pay for them.
 *
 * @param {import('./hearth.mjs').Hearth} hearth
 */
async function quiet(hearth) {
  for (let turn = 0; turn < 120; turn++) {
    const { cpuMs } = await hearth.metrics();
    await sleep(500);
    if ((await hearth.metrics()).cpuMs - cpuMs < 50) return;
  }
}

/**
 * The best of some rounds of each, one after the other: what else the machine does falls on all of them.
 *
 * @template {(() => Promise<import('./loader.mjs').Result>)[]} All
 * @param {[...All]} contenders
 * @returns {Promise<{ [Each in keyof All]: import('./loader.mjs').Result }>}
 */
async function inTurns(contenders) {
  /** @type {import('./loader.mjs').Result[][]} */
  const results = contenders.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, measure] of contenders.entries()) results[index]?.push(await measure());
  }
  const best = results.map((all) => all.reduce((a, b) => (a.perSecond > b.perSecond ? a : b)));
  return /** @type {{ [Each in keyof All]: import('./loader.mjs').Result }} */ (best);
}

/** @param {string} url */
async function startYardstick(url) {
  const child = fork(inRoot('bench/yardstick.mjs'), { env: { ...process.env, DATABASE_URL: url } });
  const [{ port }] = await once(child, 'message');
  return {
    stop: () => child.disconnect(),
    /**
     * @param {import('./yardstick.mjs').Statement[][]} turns
     * @param {import('./works.mjs').Work['kind']} kind
     * @param {number} bytes
     */
    of(turns, kind, bytes) {
      const type = kind === 'page' ? 'text/html' : 'application/json';
      const requests = [{ method: kind === 'write' ? 'POST' : 'GET', path: '/', headers: {} }];
      return async (/** @type {number} */ connections) => {
        child.send({ turns, bytes, type });
        await once(child, 'message');
        await load({ port, requests, connections, seconds: 0.3 });
        return load({ port, requests, connections, seconds });
      };
    },
  };
}
