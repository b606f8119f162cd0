import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { isAlive } from '../../scripts/lib/processes.mjs';
import { makeTemporaryDirectory } from '../../scripts/lib/throwaway.mjs';
import { startBalancer } from './balancer.ts';
import { killAll, listBelow } from './kill.ts';
import { type Load, startLoad, summary, unanswered } from './load.ts';
import { commentPath, isAnswered, lostOf, people, rounds, start, stopAll, stops } from './proof.ts';

test.afterEach(stopAll);

/** What several processes share: a database that forgets nothing, and files. */
async function shared() {
  const database = await startPostgres({ dataDir: makeTemporaryDirectory() });
  stops.push(database.stop);
  return {
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(makeTemporaryDirectory(), 'files-')),
    AUTH_SECRET: 'a secret of 32 characters or more',
  };
}

async function loadOf(url: string): Promise<Load> {
  const get = ['/', '/groups', '/people', '/api/homepage', '/api/groups'];
  const load = await startLoad(url, people, { get, comment: await commentPath(url) });
  stops.push(load.stop);
  return load;
}

/** How many of those asked for since then were answered. */
const answeredSince = ({ sent }: Load, time: number) =>
  sent.filter((one) => one.began > time && isAnswered(one)).length;

type Death = { killed: number; gone: number };

/** Only what was under way when a process died may break, and it breaks at once. */
function expectNoOtherFailure({ sent }: Load, deaths: Death[]): void {
  const failed = sent.filter((one) => !isAnswered(one));
  const wasUnderWay = ({ began, ended }: { began: number; ended: number }) =>
    deaths.some(({ killed, gone }) => began < gone && ended > killed);
  const broken = failed.filter((one) => one.status !== 500 && one.said !== unanswered && wasUnderWay(one));
  expect(summary(failed.filter((one) => !broken.includes(one)))).toEqual([]);
  expect(broken.length).toBeLessThanOrEqual(people * deaths.length);
}

async function kill(pids: number[]): Promise<Death> {
  const killed = performance.now();
  await killAll(pids);
  return { killed, gone: performance.now() };
}

test('one of two web processes killed under load: the other answers, and it is replaced', async () => {
  test.setTimeout(90_000 + rounds * 40_000);
  const environment = await shared();
  const [port, metrics] = [await findFreePort(), await findFreePort()];
  const web = { PORT: String(port), METRICS_PORT: String(metrics), WEB_CONCURRENCY: '2' };
  const { pid = 0 } = (await start({ ...environment, ...web })).process;
  const load = await loadOf(`http://127.0.0.1:${port}`);
  const deaths: Death[] = [];
  for (let round = 0; round < rounds; round++) {
    // The one that is older, so that each is killed in turn.
    const [oldest = 0] = await untilTwoServe(pid, port, metrics);
    const death = await kill([oldest]);
    deaths.push(death);
    await expect.poll(() => answeredSince(load, death.gone), { timeout: 15_000 }).toBeGreaterThan(people);
  }
  await untilTwoServe(pid, port, metrics);
  await load.stop();
  expectNoOtherFailure(load, deaths);
  expect(await lostOf(environment.DATABASE_URL, load)).toEqual([]);
  report(load);
});

/**
 * The web processes, the oldest first, once each of the two answers. People keep their connections, so who is new is asked
 * by others.
 */
async function untilTwoServe(pid: number, port: number, metrics: number): Promise<number[]> {
  for (const own of [metrics, metrics + 1]) {
    await expect.poll(() => isServing(port, own), { timeout: 30_000 }).toBe(true);
  }
  const children = listBelow(pid);
  expect(children).toHaveLength(2);
  return children;
}

async function isServing(port: number, metrics: number): Promise<boolean> {
  await ask(port, '/api/health');
  const text = await ask(metrics, '/metrics');
  return /^hearth_http_request_seconds_count\{[^}]*"\/api\/health"/m.test(text);
}

/** By a connection of its own; empty where nobody answers. */
async function ask(port: number, path: string): Promise<string> {
  const headers = { connection: 'close' };
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.text(),
    () => '',
  );
}

test('one of two instances killed under load: the other answers everything', async () => {
  test.setTimeout(90_000 + rounds * 40_000);
  const environment = await shared();
  const ports = [await findFreePort(), await findFreePort()];
  const startAt = (port = 0) => start({ ...environment, PORT: String(port) });
  const instances = [await startAt(ports[0]), await startAt(ports[1])];
  const balancer = await startBalancer(ports);
  stops.push(balancer.stop);
  const load = await loadOf(balancer.url);
  const deaths: Death[] = [];
  for (let round = 0; round < rounds; round++) {
    const index = round % instances.length;
    await sleep(500);
    const pid = instances[index]?.process.pid ?? 0;
    const death = await kill([pid, ...listBelow(pid)]);
    deaths.push(death);
    expect(isAlive(pid)).toBe(false);
    await expect.poll(() => answeredSince(load, death.gone), { timeout: 15_000 }).toBeGreaterThan(people);
    instances[index] = await startAt(ports[index]);
  }
  await load.stop();
  expectNoOtherFailure(load, deaths);
  expect(await lostOf(environment.DATABASE_URL, load)).toEqual([]);
  report(load);
});

function report({ sent, acknowledged }: Load): void {
  const broken = sent.filter((one) => !isAnswered(one));
  console.log(`${sent.length} asked, ${acknowledged.length} written, ${broken.length} broken under way`);
}
