import { expect } from '@playwright/test';
import { snapshotAccount, snapshotGroups, snapshotUsers } from '../snapshot.ts';
import { ask } from './ask.ts';
import { callsOf, readCells } from './cells.ts';
import { test } from './fixtures.ts';
import { matrix } from './matrix.ts';
import { type Request, requestOf } from './requests.ts';
import type { Scene } from './scene.ts';

const cells = readCells(matrix).filter((cell) => cell.actor === 'teamAdmin' && cell.visibility === 'open');
const reads = callsOf(cells).filter((call) => call.startsWith('GET '));
const writes = callsOf(cells).filter(
  (call) => /^(POST|PUT|PATCH|DELETE) \/api\//.test(call) && !/\[\.\.\.(path|nextauth)\]/.test(call),
);

/** Open to who has no session: there is no token to be bound to one, and the origin decides alone. */
const guests = new Set(
  callsOf(readCells(matrix).filter(({ actor, expected }) => actor === 'guest' && expected !== '401')),
);

type Forgery = { name: string; headers: (scene: Scene) => Promise<Record<string, string>> };

const right = async ({ people }: Scene) => ({ 'X-CSRF-TOKEN': await people.teamAdmin.api.token() });
const forgeries: Forgery[] = [
  { name: 'no token', headers: async () => ({ 'X-CSRF-TOKEN': '' }) },
  { name: 'a wrong token', headers: async () => ({ 'X-CSRF-TOKEN': 'A'.repeat(43) }) },
  {
    name: "somebody else's token",
    headers: async ({ people }) => ({ 'X-CSRF-TOKEN': await people.member.api.token() }),
  },
  { name: 'Origin: null', headers: async (scene) => ({ ...(await right(scene)), Origin: 'null' }) },
  {
    name: 'another origin',
    headers: async (scene) => ({ ...(await right(scene)), Origin: 'https://evil.example' }),
  },
  {
    name: 'a cross-site fetch',
    headers: async (scene) => ({ ...(await right(scene)), 'Sec-Fetch-Site': 'cross-site' }),
  },
  {
    name: 'a form of another site',
    headers: async () => ({
      'X-CSRF-TOKEN': '',
      'Content-Type': 'text/plain',
      Origin: 'https://evil.example',
    }),
  },
];

const foreign = forgeries.filter(({ name }) => !name.includes('token'));

for (const call of writes) {
  test(`${call} refuses what another site could send`, async ({ scene }) => {
    const cell = cells.find((each) => each.call === call);
    if (!cell) throw new Error(call);
    const request = await requestOf(scene, cell);
    const before = await snapshot(scene);
    for (const { name, headers } of guests.has(call) ? foreign : forgeries) {
      const given = await ask(scene.clients.teamAdmin, request, await headers(scene));
      expect([name, given.status, JSON.parse(given.text).code]).toEqual([name, 403, 'csrf']);
    }
    expect(await snapshot(scene)).toEqual(before);
  });
}

test('the same request with the right token passes', async ({ scene }) => {
  const path = `/api/groups/${scene.selected.open.group.slug}`;
  const request: Request = { method: 'PUT', path, body: {} };
  expect((await ask(scene.clients.teamAdmin, request, await right(scene))).status).toBe(200);
});

test('no GET writes, but for the reading it counts', async ({ scene }) => {
  const asked = cells.filter(
    (cell, index) => reads.includes(cell.call) && cells.findIndex(({ call }) => call === cell.call) === index,
  );
  // What a request stands on, such as a file in a post, is made before anything is compared.
  const requests = await Promise.all(asked.map((cell) => requestOf(scene, cell)));
  const before = await snapshot(scene);
  for (const request of requests) await ask(scene.clients.teamAdmin, request);
  const after = await snapshot(scene);
  const uncounted = (rows: Record<string, unknown>[] = []) => rows.map(({ read_by_count: _, ...row }) => row);
  expect({ ...after, posts: uncounted(after.posts) }).toEqual({ ...before, posts: uncounted(before.posts) });
});

async function snapshot(scene: Scene) {
  const { teamAdmin, outsider } = scene.people;
  return {
    ...(await snapshotGroups(scene.selected.open.group)),
    ...(await snapshotUsers(teamAdmin, outsider)),
    ...(await snapshotAccount()),
  };
}
