// What Hearth is measured against: a bare HTTP server that runs one statement a request with `pg` and answers as many
// bytes. Started by bench/run.mjs, which sends it its tasks.
import http from 'node:http';
import pg from 'pg';

/** @typedef {{ name: string, text: string, values: unknown[][], bytes: number, type: string }} Task */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
/** @type {Task | undefined} */
let task;
let next = 0;

const server = http.createServer(async (request, response) => {
  if (!task) return void response.writeHead(503).end();
  request.resume();
  const { name, text, values, bytes, type } = task;
  const { rows } = await pool.query({ name, text, values: values[next++ % values.length] });
  const body = JSON.stringify(rows);
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
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit());
