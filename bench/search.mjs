// How fast PostgreSQL answers a search, on the corpus of bench/load.mjs:
//   DATABASE_URL=… node bench/search.mjs            two words with a prefix and one typo, 16 at once, as a member
// Prints median and 95th percentile, the CPU a search takes (the figure to compare on a machine with other work), the size of
// the index, and what indexing costs a post and a comment.
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
process.env.AUTH_SECRET ??= 'x'.repeat(40);
const { sql } = await import('../lib/sql.ts');
const { searchPosts } = await import('../lib/search/read.ts');
const { drainSearchOutbox } = await import('../lib/search/outbox.ts');

const atOnce = 16;
const asked = 1000;
const first = ['quartrly', 'holidya', 'secuirty', 'travle', 'onbording', 'cofee', 'relase', 'budgte'];
const second = ['rep', 'pla', 'gui', 'not', 'upd', 'sur'];
const actor = { id: 3, name: 'Member', email: '', isAdmin: false, sessionId: 'bench', hideEmail: false };

await drainSearchOutbox();
const times = [];
let next = 0;
await Promise.all(Array.from({ length: atOnce }, () => searchPosts(actor, { query: 'quarterly', page: 0 })));
const backends = await sql`
  select pid from pg_stat_activity where application_name = 'hearth' and datname = current_database()`;
const spentBefore = { own: process.cpuUsage(), database: databaseCpu() };
const started = performance.now();
async function work() {
  while (next < asked) {
    const query = `${first[next % first.length]} ${second[Math.floor(next++ / first.length) % second.length]}`;
    const from = performance.now();
    const { nbHits } = await searchPosts(actor, { query, page: 0 });
    if (next > atOnce * 2) times.push(performance.now() - from);
    if (nbHits === 0) console.error(`nothing found for ${query}`);
  }
}
await Promise.all(Array.from({ length: atOnce }, work));
const seconds = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
console.log(
  `search, ${atOnce} at once      median ${at(0.5)} ms, 95 % ${at(0.95)} ms, ${(asked / seconds).toFixed(0)} a second`,
);

const { user, system } = process.cpuUsage(spentBefore.own);
const [own, database] = [(user + system) / 1000 / asked, (databaseCpu() - spentBefore.database) / asked];
console.log(
  `CPU a search              ${own.toFixed(1)} ms here, ${Number.isNaN(database) ? 'unknown' : database.toFixed(1)} ms in PostgreSQL`,
);

/** Milliseconds so far of the connections of this process; NaN where PostgreSQL is on another machine. */
function databaseCpu() {
  try {
    const ticks = backends.map(({ pid }) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, ticksOfOne) => sum + ticksOfOne, 0) * 10;
  } catch {
    return Number.NaN;
  }
}

const [size] = await sql`
  select count(*)::int as documents, pg_size_pretty(pg_relation_size('search_documents_words_idx')) as words,
    pg_size_pretty(pg_total_relation_size('search_documents')) as all from search_documents`;
console.log(
  `index                     ${size.documents} documents, ${size.words} of words, ${size.all} in all`,
);

/** @param {string} what @param {(tx: import('postgres').TransactionSql) => Promise<unknown>} write */
async function cost(what, write) {
  const spent = { on: 0, off: 0 };
  for (const side of /** @type {const} */ (['off', 'on'])) {
    await sql
      .begin(async (tx) => {
        if (side === 'off') await tx`alter table posts disable trigger user`;
        if (side === 'off') await tx`alter table comments disable trigger user`;
        const from = performance.now();
        await write(tx);
        spent[side] = performance.now() - from;
        throw new Error('undo');
      })
      .catch((error) => {
        if (error.message !== 'undo') throw error;
      });
  }
  console.log(`${what.padEnd(25)} ${((spent.on - spent.off) / 500).toFixed(2)} ms of indexing`);
}
await cost(
  'a post',
  (tx) => tx`
    insert into posts (group_id, title, slug, status, content, published_at)
    select group_id, title, gen_random_uuid(), 2, content, now() from posts order by id limit 500`,
);
await cost(
  'a comment',
  (tx) =>
    tx`insert into comments (post_id, user_id, content) select id, 1, '<p>Thank you for this.</p>' from posts limit 500`,
);
// What was undone would slow the next measurement.
await sql`vacuum search_documents`;
await sql.end();
