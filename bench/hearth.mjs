import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../scripts/lib/paths.mjs';

/** @typedef {{ port: number, readyMs: number, metrics: () => Promise<Metrics>, stop: () => Promise<void> }} Hearth */
/** @typedef {{ statements: number, cpuMs: number, memoryMb: number }} Metrics */

/**
 * The production build as `npm start` runs it, on a database that is there.
 *
 * @param {string} url
 * @param {Record<string, string>} [environment]
 * @returns {Promise<Hearth>} once it answers
 */
export async function startHearth(url, environment = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const started = performance.now();
  const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const child = spawn(process.execPath, scripts.start.split(' ').slice(2), {
    cwd: inRoot(),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: '0',
      LOG_LEVEL: 'error',
      // Counted as ever, but one person may ask all of it.
      SEARCH_LIMIT: '1000000000',
      UPLOAD_LIMIT: '1000000000',
      METRICS_PORT: String(metricsPort),
      METRICS_HOST: '127.0.0.1',
      ...environment,
    },
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error('Hearth did not start (see above).');
    const live = await fetch(`http://127.0.0.1:${port}/api/health?live`).catch(() => null);
    if (live?.ok) break;
    await sleep(20);
  }
  return {
    port,
    readyMs: performance.now() - started,
    metrics: () => readMetrics(metricsPort),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/**
 * @param {number} port
 * @param {string} email
 * @returns {Promise<Record<string, string>>} the headers of somebody who is signed in, safe for writing, too
 */
export async function signIn(port, email) {
  const jar = new Map();
  /** @param {string} path @param {RequestInit} [init] */
  const send = async (path, init = {}) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { Cookie: cookie },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) jar.set(...splitCookie(line));
    return response;
  };
  const { csrfToken } = await (await send('/api/auth/csrf')).json();
  const form = new URLSearchParams({ csrfToken, email, password: 'hearth-demo', json: 'true' });
  await send('/api/auth/callback/credentials', { method: 'POST', body: form });
  const { token } = await (await send('/api/csrf')).json();
  const Cookie = [...jar].map((pair) => pair.join('=')).join('; ');
  return { Cookie, 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' };
}

/** @param {string} line @returns {[string, string]} */
function splitCookie(line) {
  const pair = line.split(';')[0] ?? '';
  return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
}

/** @param {number} port @returns {Promise<Metrics>} */
async function readMetrics(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sum = (/** @type {RegExp} */ name) =>
    [...text.matchAll(name)].reduce((total, [, value]) => total + Number(value), 0);
  return {
    statements: sum(/^hearth_sql_statement_seconds_count\{.*\} (\S+)/gm),
    cpuMs: sum(/^process_cpu_seconds_total (\S+)/gm) * 1000,
    memoryMb: sum(/^process_resident_memory_bytes (\S+)/gm) / 2 ** 20,
  };
}

/** @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
