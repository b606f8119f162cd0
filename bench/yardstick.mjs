// What Hearth is measured against: a bare HTTP server that runs the statements of a request with `pg`, one after the other,
// and answers as many bytes. Started by bench/run.mjs, which sends it its tasks.
import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

/** @typedef {{ text: string, values: unknown[] }} Statement */
/** @typedef {{ turns: Statement[][], bytes: number, type: string }} Task `turns`: what each request runs, in turn */

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  // As in lib/sql.ts: planned once, not at each request.
  options: '-c plan_cache_mode=force_generic_plan',
});
/** @type {Task | undefined} */
let task;
let next = 0;

/** A statement is prepared once a connection, under a name of its own. @type {Map<string, string>} */
const names = new Map();

/** @param {Statement} statement */
async function run({ text, values }) {
  const name = names.get(text) ?? createHash('md5').update(text).digest('hex');
  names.set(text, name);
  return (await pool.query({ name, text, values })).rows;
}

const server = http.createServer(async (request, response) => {
  if (!task) return void response.writeHead(503).end();
  request.resume();
  const { turns, bytes, type } = task;
  const found = [];
  for (const statement of turns[next++ % turns.length] ?? []) found.push(await run(statement));
  const body = JSON.stringify(found);
  response.writeHead(200, { 'Content-Type': type });
  response.end(body.length < bytes ? body.padEnd(bytes, ' ') : body.slice(0, bytes));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ port: address.port });
});
process.on('message', (message) => {
  task = /** @type {Task} */ (message);
  next = 0;
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit());
