import { expect } from '@playwright/test';
import { findMismatches } from './ask.ts';
import { callsOf, readCells } from './cells.ts';
import { test } from './fixtures.ts';
import { matrix } from './matrix.ts';
import { findCalls } from './routes.ts';

const cells = readCells(matrix);

test('every call and page of the app is in the table, and nothing else is', () => {
  expect(callsOf(cells).sort()).toEqual(findCalls().sort());
});

/** What is meant for people without a session; all else tells them to sign in. */
const forGuests = [
  /^\w+ \/api\/(\[\.\.\.path\]|health|setup|openapi\.json|public\/.+)$/,
  /^\w+ \/api\/auth\/(\[\.\.\.nextauth\]|forgot|reset|invitation)$/,
  /^\w+ \/(saml\/(metadata|login|acs|logout)|logout|login(\/forgot|\/reset)?|invite\/\[token\])$/,
  /^PAGE \/(api-docs|setup|public\/\[post\]\/\[token\])$/,
  // A calendar program has only the secret address.
  /^GET \/calendar\/\[file\]$/,
  // From a mail, by its token.
  /^\w+ (\/api\/notifications)?\/unsubscribe\/\[token\]$/,
];

test('a guest is told to sign in, but where guests belong', () => {
  const open = cells.filter(
    ({ actor, expected }) => actor === 'guest' && !['401', 'login'].includes(expected),
  );
  const unexpected = callsOf(open).filter((call) => !forGuests.some((pattern) => pattern.test(call)));
  expect(unexpected).toEqual([]);
});

for (const call of callsOf(cells)) {
  test(call, async ({ scene }) => {
    const asked = cells.filter((cell) => cell.call === call);
    expect(await findMismatches(scene, asked)).toEqual([]);
  });
}

test('a cell that is turned is found', async ({ scene }) => {
  const asked = cells.filter((cell) => cell.call === 'GET /api/groups/[group]');
  const turned = asked.map((cell) =>
    cell.visibility === 'private' && cell.actor === 'outsider' ? { ...cell, expected: '200' } : cell,
  );
  expect(await findMismatches(scene, turned)).toEqual([
    expect.stringMatching(/^private published by outsider: 404 where the table says 200/),
  ]);
});

test('a secret that is told is found', async ({ scene }) => {
  const asked = cells.filter((cell) => cell.call === 'GET /api/groups/[group]' && cell.expected === '200');
  const blind = { ...scene, clients: { ...scene.clients, outsider: scene.clients.teamAdmin } };
  const outsiders = asked
    .filter((cell) => cell.actor === 'member')
    .map((cell) => ({ ...cell, actor: 'outsider' as const }));
  expect(await findMismatches(blind, outsiders)).toEqual(
    expect.arrayContaining([expect.stringContaining(`told ${scene.secrets.private}`)]),
  );
});
