import { expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { buildWorld, type Json, snapshotWorld, targetOf, type World, type Write, writes } from './writes.ts';

/** A world that only refused writes are sent to, so that one serves all. */
const test = base.extend<object, { world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  world: [async ({}, use) => use(await buildWorld()), { scope: 'worker' }],
});

const wrongs: [name: string, value: unknown][] = [
  ['{"not":""}', { not: '' }],
  ['an array', ['x']],
  ['a nested operator', { id: { not: 0 } }],
  ['null', null],
  ['missing', undefined],
];

for (const write of writes) {
  const tag = write.settings ? { tag: '@alone' } : {};
  test(`${write.call} refuses what is no scalar`, tag, async ({ admin, world }) => {
    const { method, path, api } = targetOf(write, world, admin);
    const body = write.body(world);
    const before = await snapshotWorld(world);
    const passed: string[] = [];
    for (const [field, name, value] of refused(write, body)) {
      const { status } = await api.call(method, path, replaced(body, field, value));
      if (status !== 422) passed.push(`${field.join('.')} ${name}: ${status}`);
    }
    expect(passed).toEqual([]);
    expect(await snapshotWorld(world)).toEqual(before);
  });

  test(`${write.call} takes the fields that may be missing or null`, tag, async ({ admin }) => {
    const world = await buildWorld();
    const { method, path, api } = targetOf(write, world, admin);
    const body = write.body(world);
    const failed: string[] = [];
    for (const [field, name, value] of allowed(write, body)) {
      const { status } = await api.call(method, path, replaced(body, field, value));
      if (status >= 300) failed.push(`${field.join('.')} ${name}: ${status}`);
    }
    expect(failed).toEqual([]);
  });

  test(`${write.call} refuses a body that is no object`, tag, async ({ admin, world }) => {
    const { method, path, api } = targetOf(write, world, admin);
    const before = await snapshotWorld(world);
    const statuses = [];
    for (const body of [[], 'text', 7, true, null])
      statuses.push((await api.call(method, path, body)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect(await snapshotWorld(world)).toEqual(before);
  });
}

type Change = [field: string[], name: string, value: unknown];

function refused(write: Write, body: Json): Change[] {
  return changes(body).filter((change) => !isAllowed(write, change));
}

function allowed(write: Write, body: Json): Change[] {
  return changes(body).filter((change) => isAllowed(write, change));
}

function changes(body: Json): Change[] {
  return scalars(body).flatMap((field) => wrongs.map(([name, value]): Change => [field, name, value]));
}

function isAllowed({ needs = [], clears = [] }: Write, [field, name]: Change): boolean {
  const path = field.join('.');
  if (path.startsWith('group.')) return true;
  if (name === 'missing') return !needs.includes(path);
  return name === 'null' && clears.includes(path);
}

/** The paths to every value of a body that is neither object nor list. */
function scalars(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => scalars(each, [...path, key]));
}

/** A copy of the body with one value replaced, or left out for undefined. */
function replaced(body: unknown, [key = '', ...rest]: string[], value: unknown): Json {
  const copy = Array.isArray(body) ? [...body] : { ...(body as Json) };
  const inner = rest.length > 0 ? replaced((copy as Json)[key], rest, value) : value;
  if (Array.isArray(copy) && inner === undefined) copy.splice(Number(key), 1);
  else (copy as Json)[key] = inner;
  return copy as Json;
}
