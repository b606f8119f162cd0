import { expect } from '@playwright/test';
import { ask, findLeaks, type Given } from './ask.ts';
import { type Cell, callsOf, describeCell, readCells } from './cells.ts';
import { test } from './fixtures.ts';
import { matrix } from './matrix.ts';
import { requestOf } from './requests.ts';
import { type Scene, secretsFrom } from './scene.ts';

type Variant = { name: string; headers?: Record<string, string>; suffix?: string; method?: string };

/** The other ways in which Next itself, or somebody who knows Next, asks for an address. */
const variants: Variant[] = [
  { name: 'RSC', headers: { RSC: '1' } },
  { name: 'prefetch', headers: { RSC: '1', 'Next-Router-Prefetch': '1' } },
  {
    name: 'segment prefetch',
    headers: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  },
  {
    name: 'page segment prefetch',
    headers: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_full' },
  },
  { name: '.rsc', suffix: '.rsc' },
  { name: '.segments', suffix: '.segments/_tree.segment.rsc' },
  {
    name: 'subrequest',
    headers: { 'x-middleware-subrequest': Array.from({ length: 5 }, () => 'proxy').join(':') },
  },
  { name: 'middleware rewrite', headers: { 'x-middleware-rewrite': '/', 'x-middleware-next': '1' } },
  { name: 'trailing slash', suffix: '/' },
  { name: 'HEAD', method: 'HEAD' },
];

const reads = readCells(matrix).filter(({ call }) => /^(GET|PAGE) /.test(call));

for (const call of callsOf(reads)) {
  test(`${call} answers no variant with more`, async ({ scene }) => {
    const asked = reads.filter((cell) => cell.call === call && mayTellTooMuch(scene, cell));
    const found = await Promise.all(asked.map((cell) => tryVariants(scene, cell)));
    expect(found.flat()).toEqual([]);
  });
}

function mayTellTooMuch(scene: Scene, cell: Cell): boolean {
  return cell.expected !== '200' || secretsFrom(scene, cell.actor).length > 0;
}

async function tryVariants(scene: Scene, cell: Cell): Promise<string[]> {
  const found: string[] = [];
  const request = await requestOf(scene, cell);
  const path = request.path === '/' ? '/index' : request.path;
  for (const { name, headers, suffix = '', method = request.method } of variants) {
    const given = await ask(
      scene.clients[cell.actor],
      { method, path: suffix ? `${path}${suffix}` : request.path },
      headers,
    );
    const problems = [...findLeaks(scene, cell, given), ...findOpening(cell, given)];
    found.push(...problems.map((problem) => `${name} ${describeCell(cell)}: ${problem}`));
  }
  return found;
}

/** A page asked for as RSC says where to go inside a 200; a call never answers 200 where it would refuse. */
function findOpening({ call, expected }: Cell, { status }: Given): string[] {
  const isCall = call.startsWith('GET /api/');
  return isCall && expected !== '200' && status < 300
    ? [`${status} where the plain call answers ${expected}`]
    : [];
}
