import { expect } from '@playwright/test';
import { sql } from '../database.ts';
import { ask } from './ask.ts';
import { type Cell, callsOf, readCells } from './cells.ts';
import { test } from './fixtures.ts';
import { matrix } from './matrix.ts';
import { requestOf } from './requests.ts';
import type { Scene } from './scene.ts';

/** One of the group's admins sees its lists of people, too; of the team's admins there is nobody here. */
const readers = ['member', 'groupAdmin'] as const;

const reads = readCells(matrix).filter(
  ({ call, actor, state, expected }) =>
    /^(GET|PAGE) /.test(call) &&
    expected === '200' &&
    state === 'published' &&
    readers.some((reader) => reader === actor) &&
    // Never ends.
    !call.endsWith('/stream'),
);

/** Where people are looked for by what they are called. */
function searches({ people }: Scene): string[] {
  const { name, email } = people.author;
  const [asName, asEmail] = [encodeURIComponent(name), encodeURIComponent(email)];
  return [
    ...[asName, asEmail].flatMap((q) => [
      `/api/search/people?query=${q}`,
      `/api/search/posts?query=${q}`,
      `/api/people?query=${q}`,
      `/api/account/users/search?q=${q}`,
      `/search?q=${q}`,
      `/people?query=${q}`,
    ]),
    `/api/user/${people.author.id}`,
    `/api/user/${people.author.id}/vcard`,
    `/profile/${people.author.id}`,
  ];
}

test('a hidden address is in nothing that a member can ask for', { tag: '@alone' }, async ({ scene }) => {
  test.slow();
  // The control: the same walk finds addresses where they are shown.
  expect((await findAddresses(scene)).length).toBeGreaterThan(10);
  await sql`update account set hide_email = true`;
  try {
    expect(await findAddresses(scene)).toEqual([]);
  } finally {
    await sql`update account set hide_email = false`;
  }
});

async function findAddresses(scene: Scene): Promise<string[]> {
  const found: string[] = [];
  for (const reader of readers) {
    const others = Object.values(scene.people).filter(({ id }) => id !== scene.people[reader].id);
    const asked = reads.filter(({ actor }) => actor === reader);
    const paths = [...(await pathsOf(scene, asked)), ...searches(scene)];
    for (const path of paths) {
      for (const headers of variantsOf(path)) {
        const { text } = await ask(scene.clients[reader], { method: 'GET', path }, headers);
        // What was asked for comes back as it was typed.
        const rest = text.replaceAll(encodeURIComponent(scene.people.author.email), '');
        const typed = path.includes(encodeURIComponent(scene.people.author.email));
        const told = others.filter(
          ({ id, email }) => rest.includes(email) && !(typed && id === scene.people.author.id),
        );
        found.push(...told.map(({ email }) => `${reader} ${path}: ${email}`));
      }
    }
  }
  return found;
}

async function pathsOf(scene: Scene, cells: Cell[]): Promise<string[]> {
  const paths: string[] = [];
  for (const call of callsOf(cells)) {
    for (const cell of cells.filter((each) => each.call === call))
      paths.push((await requestOf(scene, cell)).path);
  }
  return [...new Set(paths)];
}

/** A page as a document, and as the payload that a client navigation asks for. */
function variantsOf(path: string): Record<string, string>[] {
  return path.startsWith('/api/') ? [{}] : [{}, { RSC: '1' }];
}
