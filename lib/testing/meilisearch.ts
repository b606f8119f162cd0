import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { typoDistance } from '@/lib/ports/search/typos';

type Document = Record<string, unknown> & { id: string };
type Index = { documents: Map<string, Document>; filterable: string[]; searchable: string[] };
type Search = { q: string; filter: string; page: number; hitsPerPage: number };

/** How the double behaves: as documented, hanging, or breaking off in the middle of an answer. */
export type Mood = 'well' | 'hanging' | 'half';

const searchParameters = new Set(
  'q filter page hitsPerPage matchingStrategy attributesToRetrieve attributesToHighlight attributesToCrop cropLength highlightPreTag highlightPostTag'.split(
    ' ',
  ),
);

/**
 * A strict double of the calls Hearth makes, written from Meilisearch's documented HTTP API: what it does not know, it
 * refuses. Writes become tasks; filters know =, IN, <= and AND on declared attributes.
 */
export async function startMeilisearch(key: string) {
  const indexes = new Map<string, Index>();
  const tasks: { status: string; error: unknown }[] = [];
  const state: { mood: Mood; calls: string[] } = { mood: 'well', calls: [] };

  function enqueue(run: () => string | undefined) {
    const code = run();
    tasks.push({
      status: code ? 'failed' : 'succeeded',
      error: code ? { message: code, code, type: 'invalid_request', link: '' } : null,
    });
    const taskUid = tasks.length - 1;
    return {
      status: 202,
      body: { taskUid, indexUid: null, status: 'enqueued', type: 'any', enqueuedAt: now() },
    };
  }

  function answer(method: string, path: string, body: unknown): { status: number; body: unknown } {
    const [, uid = '', rest = ''] = /^\/indexes\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
    const index = indexes.get(uid);
    const task = /^\/tasks\/(\d+)$/.exec(path)?.[1];
    if (method === 'GET' && task) return { status: 200, body: taskBody(Number(task), tasks[Number(task)]) };
    if (method === 'GET' && uid && !rest)
      return index ? { status: 200, body: { uid, primaryKey: 'id' } } : refusal(404, 'index_not_found');
    if (method === 'POST' && path === '/indexes') return enqueue(() => create(indexes, body));
    if (method === 'POST' && path === '/swap-indexes') return enqueue(() => swap(indexes, body));
    if (method === 'DELETE' && uid && !rest)
      return enqueue(() => (indexes.delete(uid) ? undefined : 'index_not_found'));
    if (method === 'PATCH' && rest === '/settings') return enqueue(() => set(index, body));
    if (method === 'POST' && rest === '/documents') return enqueue(() => put(index, body));
    if (method === 'POST' && rest === '/documents/delete-batch') return enqueue(() => remove(index, body));
    if (method === 'POST' && rest === '/search') return search(index, body);
    return refusal(404, 'not_found');
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    if (state.mood === 'hanging') return;
    const path = (request.url ?? '').split('?')[0] ?? '';
    state.calls.push(`${request.method} ${path}`);
    const body = request.method === 'POST' || request.method === 'PATCH' ? await json(request) : undefined;
    const denied = request.headers.authorization !== `Bearer ${key}`;
    const { status, body: told } = denied
      ? refusal(403, 'invalid_api_key')
      : answer(request.method ?? '', path, body);
    const text = JSON.stringify(told);
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    if (state.mood === 'half') response.write(text.slice(0, text.length / 2), () => response.destroy());
    else response.end(text);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url, state, indexes, stop };
}

const now = () => new Date().toISOString();

function refusal(status: number, code: string) {
  return { status, body: { message: code, code, type: 'invalid_request', link: '' } };
}

function taskBody(uid: number, task: { status: string; error: unknown } | undefined) {
  return {
    uid,
    taskUid: uid,
    indexUid: null,
    type: 'any',
    canceledBy: null,
    details: {},
    duration: 'PT0S',
    ...task,
  };
}

function create(indexes: Map<string, Index>, body: unknown): string | undefined {
  const { uid, primaryKey } = body as { uid: string; primaryKey: string };
  if (primaryKey !== 'id') return 'invalid_index_primary_key';
  if (indexes.has(uid)) return 'index_already_exists';
  indexes.set(uid, { documents: new Map(), filterable: [], searchable: [] });
  return undefined;
}

function swap(indexes: Map<string, Index>, body: unknown): string | undefined {
  for (const { indexes: pair } of body as { indexes: [string, string] }[]) {
    const [a, b] = pair.map((uid) => indexes.get(uid));
    if (!a || !b) return 'index_not_found';
    indexes.set(pair[0], b).set(pair[1], a);
  }
  return undefined;
}

function set(index: Index | undefined, body: unknown): string | undefined {
  const { filterableAttributes, searchableAttributes } = body as Record<string, string[]>;
  if (!index) return 'index_not_found';
  index.filterable = filterableAttributes ?? [];
  index.searchable = searchableAttributes ?? [];
  return undefined;
}

function put(index: Index | undefined, body: unknown): string | undefined {
  if (!index) return 'index_not_found';
  for (const document of body as Document[]) {
    if (!/^[\w-]{1,511}$/.test(document.id)) return 'invalid_document_id';
    index.documents.set(document.id, document);
  }
  return undefined;
}

function remove(index: Index | undefined, body: unknown): string | undefined {
  if (!index) return 'index_not_found';
  for (const id of body as string[]) index.documents.delete(id);
  return undefined;
}

function search(index: Index | undefined, body: unknown) {
  if (!index) return refusal(404, 'index_not_found');
  if (Object.keys(body as object).some((name) => !searchParameters.has(name)))
    return refusal(400, 'bad_request');
  const { q, filter, page, hitsPerPage } = body as Search;
  const conditions = filter.split(' AND ').map((text) => conditionOf(text));
  if (conditions.some((condition) => !condition || !index.filterable.includes(condition.attribute)))
    return refusal(400, 'invalid_search_filter');
  const found = [...index.documents.values()].filter(
    (document) =>
      conditions.every((condition) => condition?.holds(document)) && matches(document, index.searchable, q),
  );
  const hits = found.slice((page - 1) * hitsPerPage, page * hitsPerPage);
  return {
    status: 200,
    body: {
      hits: hits.map(({ kind, ref, title }) => ({ kind, ref, _formatted: { kind, ref, title } })),
      query: q,
      page,
      hitsPerPage,
      totalHits: found.length,
      totalPages: Math.ceil(found.length / hitsPerPage),
      processingTimeMs: 1,
    },
  };
}

function conditionOf(text: string) {
  const [, attribute = '', operator, value = ''] = /^(\w+) (=|IN|<=) (.+)$/.exec(text) ?? [];
  const list = value.replace(/^\[|\]$/g, '').split(', ');
  if (!operator) return null;
  const holds = (document: Document) => {
    const values = [document[attribute]].flat();
    if (operator === '<=') return Number(values[0]) <= Number(value);
    return values.some((one) => list.includes(String(one)));
  };
  return { attribute, holds };
}

function matches(document: Document, searchable: string[], q: string): boolean {
  const text = searchable.map((name) => fold(String(document[name] ?? ''))).join(' ');
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const pieces = [...fold(q).matchAll(/(-?)"([^"]*)"|(\S+)/g)];
  return pieces.every(([, minus, phrase, word = ''], position) => {
    if (phrase !== undefined) return ` ${words.join(' ')} `.includes(` ${phrase} `) !== (minus === '-');
    const typos = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    const last = position === pieces.length - 1;
    return words.some((one) => typoDistance(word, one) <= typos || (last && one.startsWith(word)));
  });
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
