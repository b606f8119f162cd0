// Whether a process grows: node bench/soak.mjs --database URL [--minutes 30] [--people 4] [--pause 0]
// People read pages and calls, search, write comments and delete them, react and upload pictures, with so many ms between
// requests, on the production build with a corpus (bench/load.mjs) below it. Printed are the requests and the memory of each minute; the last
// five are held against the five from minute 5 on: more than 10 % of growth, or a request that failed, ends with exit code 1.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import sharp from 'sharp';
import { ensureBuilt, ensureGenerated } from '../scripts/lib/build.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { signIn, startHearth } from './hearth.mjs';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '4' },
    pause: { type: 'string', default: '0' },
  },
});
const url = options.database;
const minutes = Number(options.minutes);
if (!url) throw new Error('--database URL: a database that bench/load.mjs has filled');

await ensureGenerated();
await ensureBuilt(inRoot('.bench'));
const sql = postgres(url, { max: 1 });
const posts = await sql`
  select g.slug as group, p.slug from posts p join groups g on g.id = p.group_id
  where not g.private and p.status = 2 and p.deleted_at is null and p.published_at <= now() order by p.id % 997, p.id limit 2000`;
await sql.end();
const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a6f97' } })
  .png()
  .toBuffer();

const hearth = await startHearth(url);
const headers = await signIn(hearth.port, 'member@example.com');
const state = { running: true, answered: 0, failed: /** @type {string[]} */ ([]) };
const people = Array.from({ length: Number(options.people) }, (_, index) => live(index * 499));
const memory = [];
for (let minute = 1; minute <= minutes; minute++) {
  const before = state.answered;
  const samples = [];
  for (let second = 0; second < 60; second += 5) {
    await sleep(5000);
    samples.push((await hearth.metrics()).memoryMb);
  }
  memory.push(mean(samples));
  console.log(`minute ${minute}: ${state.answered - before} requests, ${memory.at(-1)?.toFixed(0)} MB`);
}
state.running = false;
await Promise.all(people);
await hearth.stop();

const early = mean(memory.slice(4, 9));
const late = mean(memory.slice(-5));
const growth = (late / early - 1) * 100;
console.log(
  `${state.answered} requests, ${state.failed.length} failed: ${[...new Set(state.failed)].slice(0, 5).join('; ')}`,
);
console.log(
  `Minutes 5 to 9 ${early.toFixed(0)} MB, the last five ${late.toFixed(0)} MB: ${growth.toFixed(1)} %`,
);
process.exit(state.failed.length > 0 || growth > 10 ? 1 : 0);

/** @param {number} from */
async function live(from) {
  for (let turn = from; state.running; turn++) {
    const post = posts[turn % posts.length];
    if (!post) throw new Error('The database has no posts.');
    const page = `/groups/${post.group}/${post.slug}`;
    const call = `/api/groups/${post.group}/posts/${post.slug}`;
    for (const path of ['/', `/groups/${post.group}?page=${turn % 50}`, page, '/people', '/search', call])
      await ask('GET', path);
    await ask('GET', `/api/search/posts?query=${['security rep', 'secuirty', 'holiday plan'][turn % 3]}`);
    const comment = await ask('POST', `${call}/comments`, { content: `<p>Note ${turn}.</p>` });
    if (comment?.id) await ask('DELETE', `${call}/comments/${comment.id}`);
    await ask('POST', `${call}/reactions`, { type: 1 });
    await ask('POST', `${call}/reactions`, { type: 1 });
    if (turn % 20 === 0) await ask('POST', '/api/media/handle', upload());
  }
}

function upload() {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' }));
  return form;
}

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<{ id?: number } | undefined>} what a call answered with */
async function ask(method, path, body) {
  await sleep(Number(options.pause));
  const isForm = body instanceof FormData;
  const response = await fetch(`http://127.0.0.1:${hearth.port}${path}`, {
    method,
    headers: { ...headers, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  state.answered++;
  if (!response.ok) state.failed.push(`${response.status} ${method} ${path.replace(/\d+/g, 'N')}`);
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
}

/** @param {number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
