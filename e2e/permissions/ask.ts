import type { Client } from '../client.ts';
import { type Cell, describeCell } from './cells.ts';
import { type Request, requestOf } from './requests.ts';
import { type Scene, secretsFrom } from './scene.ts';

export type Given = { status: number; headers: Headers; text: string };

/** Makes the call of each cell; answers what differs from the table and what was told to who may not know it. */
export async function findMismatches(scene: Scene, cells: Cell[]): Promise<string[]> {
  const found: string[] = [];
  // A few at a time: two cores, and the fresh things of one cell are made while another is asked.
  const waiting = [...cells];
  const work = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift())
      found.push(...(await tryCell(scene, cell)));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return found;
}

async function tryCell(scene: Scene, cell: Cell): Promise<string[]> {
  const request = await requestOf(scene, cell);
  const given = await ask(scene.clients[cell.actor], request);
  const outcome = outcomeOf(given);
  const leaks = findLeaks(scene, cell, given).map((leak) => `${describeCell(cell)}: ${leak}`);
  if (outcome === cell.expected) return leaks;
  return [
    `${describeCell(cell)}: ${outcome} where the table says ${cell.expected}; ${excerpt(given)}`,
    ...leaks,
  ];
}

/** What the answer says that this actor may not know. */
export function findLeaks(scene: Scene, cell: Cell, given: Given): string[] {
  const secrets = secretsFrom(scene, cell.actor);
  return secrets.filter((secret) => given.text.includes(secret)).map((secret) => `told ${secret}`);
}

export async function ask(
  client: Client,
  { method, path, body, headers: own }: Request,
  headers: Record<string, string> = {},
): Promise<Given> {
  const unsafe = !['GET', 'HEAD'].includes(method);
  const token = unsafe && client.signedIn ? { 'X-CSRF-TOKEN': await client.token() } : undefined;
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const response = await client.send(path, {
    method,
    headers: {
      ...(typeof sent === 'string' && { 'Content-Type': 'application/json' }),
      ...own,
      ...token,
      ...headers,
    },
    ...(sent && { body: sent }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The answer in the table's words. */
function outcomeOf({ status, headers }: Given): string {
  const location = headers.get('location');
  if (status === 307 && location?.startsWith('/login')) return 'login';
  return status === 307 && location === '/' ? 'home' : String(status);
}

function excerpt({ text, headers }: Given): string {
  return (headers.get('location') ?? text).slice(0, 200);
}
