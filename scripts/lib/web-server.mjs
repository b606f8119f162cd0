import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { openCalls } from './calls.mjs';
import { Failure } from './failure.mjs';
import { inRoot, root } from './paths.mjs';
import { explainListenError } from './ports.mjs';

/** A balancer that looks at the health hears of the end before connections are refused: so long nothing has to come. */
const QUIET_MS = 200;
const LONGEST_QUIET_MS = 4000;
/** Where nobody has asked for the health so long, nobody waits to be told. */
const BALANCED_MS = 10_000;
const GRACE_MS = 300;
const DRAIN_MS = 10_000;
// Longer than the 60 s of the usual proxies, so that it is they who let go of a connection first.
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves the production build.
 *
 * @param {{ port: number, host: string | undefined }} address
 * @returns {Promise<import('./boot.mjs').Serving>}
 */
export async function serve({ port, host }) {
  // The build has read the configuration already; a server of Next's own kind takes it from here, too.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = readBuiltConfig();
  const app = next({ dev: false, dir: root, port, hostname: host });
  await app.prepare();
  const answer = openCalls(app.getRequestHandler());
  // As `next start` does: an error in one request's left-over work must not end everybody else's.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, console.error);
  let draining = false;
  const traffic = { request: 0, check: 0, told: 0 };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const isCheck = /^\/api\/health\/?$/.test(request.url ?? '');
    traffic[isCheck ? 'check' : 'request'] = Date.now();
    if (draining) {
      response.setHeader('Connection', 'close');
      if (isCheck) response.once('finish', () => traffic.told++);
    }
    answer(request, response);
  });
  await listen(server, port, host);
  await checkAnswer(port, host);

  return {
    failed: new Promise(() => {}),
    hurry: () => server.closeAllConnections(),
    async stop() {
      draining = true;
      Object.assign(globalThis, { hearthDraining: true });
      const worker =
        /** @type {{ hearthStopWorker?: () => Promise<void>, hearthStreams?: Set<() => void> }} */ (
          globalThis
        );
      for (const end of worker.hearthStreams ?? []) end();
      await quiet(traffic);
      await Promise.all([
        drain(server),
        Promise.race([worker.hearthStopWorker?.(), sleep(DRAIN_MS - LONGEST_QUIET_MS)]),
      ]);
      await app.close();
    },
  };
}

function readBuiltConfig() {
  const { config } = JSON.parse(readFileSync(inRoot('.next/required-server-files.json'), 'utf8'));
  return JSON.stringify(config);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string | undefined} host
 */
function listen(server, port, host) {
  return new Promise((settle, reject) => {
    server.once('error', (error) => reject(explainListenError(error, port, host)));
    server.listen(port, host, () => settle(undefined));
  });
}

/**
 * The first page is the slowest, so it is asked for before anybody waits for it.
 *
 * @param {number} port
 * @param {string | undefined} host
 */
async function checkAnswer(port, host = '127.0.0.1') {
  const address = host.includes(':') ? `[${host}]` : host;
  const { status } = await fetch(`http://${address}:${port}/login`, { redirect: 'manual' });
  if (status >= 500) throw new Failure('Hearth cannot answer (see above).');
}

/**
 * Waits until nothing comes any more. Whoever balances by the health is told first, and twice: who asks again has heard.
 *
 * @param {{ request: number, check: number, told: number }} traffic when the latest came, and how many checks heard of the end
 */
async function quiet(traffic) {
  const began = Date.now();
  const isBalanced = began - traffic.check < BALANCED_MS;
  while (Date.now() - began < LONGEST_QUIET_MS) {
    const isTold = !isBalanced || traffic.told >= 2;
    if (isTold && Date.now() - traffic.request >= QUIET_MS) return;
    await sleep(20);
  }
}

/** @param {import('node:http').Server} server */
async function drain(server) {
  const closed = new Promise((settle) => server.once('close', settle));
  // Stops listening only; the method of the HTTP server would also cut connections that are kept alive and on
  // which a request may be on its way.
  NetServer.prototype.close.call(server);
  await Promise.race([closed, sleep(GRACE_MS)]);
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS - LONGEST_QUIET_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
