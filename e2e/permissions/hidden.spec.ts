import { expect } from '@playwright/test';
import type { Client } from '../client.ts';
import { ask } from './ask.ts';
import { type Cell, callsOf, describeCell, readCells } from './cells.ts';
import { test } from './fixtures.ts';
import { matrix } from './matrix.ts';
import { type Request, requestOf } from './requests.ts';
import { groundOf, postOf, type Scene } from './scene.ts';

/** What is absent for everybody alike, whatever group is asked about, hides nothing. */
const nowhere = /\[\.\.\.path\]|\/setup$/;
const hidden = readCells(matrix).filter((cell) => cell.expected === '404' && !nowhere.test(cell.call));

for (const call of callsOf(hidden)) {
  test(`${call} answers for what is hidden as for what is absent`, async ({ scene }) => {
    for (const cell of hidden.filter((each) => each.call === call)) {
      const request = await requestOf(scene, cell);
      const client = scene.clients[cell.actor];
      const [given, absent] = [
        await read(client, request),
        await read(client, absentTwin(scene, cell, request)),
      ];
      expect(given, describeCell(cell)).toEqual(absent);
    }
  });
}

/** The same request for a group or post that never was, with a name as long. */
function absentTwin(scene: Scene, cell: Cell, request: Request): Request {
  const wholeGroup = cell.visibility === 'private' && cell.actor === 'outsider';
  const { slug } = wholeGroup ? groundOf(scene, cell).group : postOf(scene, cell).post;
  return { ...request, path: request.path.replace(slug, nameless(slug)) };
}

function nameless(slug: string): string {
  return 'z'.repeat(slug.length);
}

/** The answer without what names the thing asked for. */
async function read(client: Client, request: Request) {
  const { status, headers, text } = await ask(client, request);
  const named = request.path.split('/').filter((part) => part.length > 8);
  const nameless = named.reduce((all, part) => all.replaceAll(part, 'NAME'), withoutMarks(text));
  return { status, headers: comparable(headers), text: inAnyOrder(nameless) };
}

/** What differs between any two answers. */
function comparable(headers: Headers): [string, string][] {
  const apart = ['date', 'x-request-id', 'content-length'];
  return [...headers]
    .filter(([name]) => !apart.includes(name))
    .map(([name, value]) => [name, withoutMarks(value)]);
}

function withoutMarks(text: string): string {
  return text.replace(/"request_id":"[^"]*"/g, '').replace(/nonce(-|=\\?"|\\?":\\?")[\w+/=]+/g, 'nonce');
}

const flight = /<script[^>]*>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g;

/** Next streams the rows of a page's payload as they become ready, numbers them so, and cuts them anywhere. */
function inAnyOrder(text: string): string[] {
  const payload = [...text.matchAll(flight)].map(([, piece]) => piece).join('');
  const rows = payload.split('\\n').map((row) => row.replace(/^[0-9a-f]+:|\$[A-Z@]?[0-9a-f]+/g, ''));
  return [...rows, ...text.replace(flight, '').split('<')].sort();
}
