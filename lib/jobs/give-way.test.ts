import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { giveWay } from '@/lib/jobs/give-way';

/** Whether work goes on before the process looks for anything else to do. */
async function goesOn(): Promise<boolean> {
  let on = false;
  giveWay().then(() => {
    on = true;
  });
  await setImmediate();
  return on;
}

test('work waits for requests to be over, goes on without any, and between any number of them', async () => {
  expect(await goesOn()).toBe(true);
  let during: Promise<boolean> | undefined;
  const server = createServer((_request, response) => {
    during = goesOn();
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const ask = async () => {
    const [response] = await once(
      get({ port: (server.address() as AddressInfo).port, agent: false }),
      'response',
    );
    response.resume();
    await once(response, 'end');
  };
  await ask();
  expect(await during).toBe(false);
  let asking = true;
  const asked = (async () => {
    while (asking) await ask();
  })();
  await giveWay();
  asking = false;
  await asked;
  await giveWay();
  expect(await goesOn()).toBe(true);
});
