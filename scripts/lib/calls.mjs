import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { inRoot } from './paths.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {{ file: string, params: Record<string, string> }} Found
 * @typedef {((request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>) & { spec: unknown }} Handler
 */

const require = createRequire(import.meta.url);
/** Next's own, so that an answer is compressed in the same way whoever makes it. @type {() => (request: Incoming, response: Outgoing, next: () => void) => void} */
const compression = require('next/dist/compiled/compression');
/** Whatever is written in another way, such as `%41` or `//`, is Next's to understand. */
const plain = /^\/api(?:\/[\w.~-]+)+$/;
const repeated = new Set(['set-cookie', 'vary']);

/**
 * Calls of the API, answered by their own handler without Next's router, which costs several times what a small call does
 * (docs/adr/0009). Only what route() and guestRoute() made is called so; all else is left to Next, as are HEAD, OPTIONS and
 * methods that an address does not have.
 *
 * @returns {(request: Incoming, response: Outgoing) => boolean} whether it answers
 */
export function openCalls() {
  const find = finder();
  const handlerOf = loader();
  const headersOf = configuredHeaders();
  const compress = compression();
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const found = plain.test(path) ? find(path) : undefined;
    const handler = found && handlerOf(found.file, request.method ?? '');
    if (!handler) return false;
    for (const { key, value } of headersOf(path)) response.setHeader(key, value);
    compress(request, response, () => {
      const address = `http://hearth${path}${query === undefined ? '' : `?${query}`}`;
      answer(handler, toRequest(request, response, address), found.params, response);
    });
    return true;
  };
}

/** @returns {(path: string) => Found | undefined} as Next would choose: a literal address before a pattern */
function finder() {
  /** @type {Record<string, string>} */
  const files = readBuilt('server/app-paths-manifest.json');
  /** @type {Record<string, string>} */
  const pages = readBuilt('app-path-routes-manifest.json');
  const fileOf = new Map(Object.entries(pages).map(([entry, page]) => [page, files[entry] ?? '']));
  /** @type {{ page: string, namedRegex: string, routeKeys: Record<string, string> }[]} */
  const dynamic = readBuilt('routes-manifest.json').dynamicRoutes;
  const patterns = dynamic
    .filter(({ page }) => page.startsWith('/api/') && !page.includes('[...') && !page.includes('[['))
    .map(({ page, namedRegex, routeKeys }) => ({
      file: fileOf.get(page),
      routeKeys,
      regex: new RegExp(namedRegex),
    }));
  return (path) => {
    const literal = fileOf.get(path);
    if (literal) return { file: literal, params: {} };
    for (const { file, regex, routeKeys } of patterns) {
      const groups = regex.exec(path)?.groups;
      if (groups && file) return { file, params: named(groups, routeKeys) };
    }
  };
}

/** @param {Record<string, string>} groups @param {Record<string, string>} keys the prefixed names by the groups' */
function named(groups, keys) {
  return Object.fromEntries(
    Object.entries(keys).map(([group, name]) => [name.replace(/^nxtP/, ''), groups[group] ?? '']),
  );
}

/** @returns {(path: string) => { key: string, value: string }[]} */
function configuredHeaders() {
  /** @type {{ regex: string, headers: { key: string, value: string }[] }[]} */
  const rules = readBuilt('routes-manifest.json').headers;
  const compiled = rules.map(({ regex, headers }) => ({ regex: new RegExp(regex), headers }));
  return (path) => compiled.flatMap(({ regex, headers }) => (regex.test(path) ? headers : []));
}

/** @returns {(file: string, method: string) => Handler | undefined} what answers; the first request of each is Next's, which loads it */
function loader() {
  /** @type {Map<string, Record<string, unknown>>} */
  const loaded = new Map();
  return (file, method) => {
    const userland = loaded.get(file);
    if (!userland) {
      loaded.set(file, {});
      load(file).then(
        (handlers) => loaded.set(file, handlers),
        (error) => console.error(error),
      );
    }
    const handler = method === 'HEAD' || method === 'OPTIONS' ? undefined : userland?.[method];
    return typeof handler === 'function' && 'spec' in handler ? /** @type {Handler} */ (handler) : undefined;
  };
}

/** @param {string} file @returns {Promise<Record<string, unknown>>} */
async function load(file) {
  const { routeModule } = await require(inRoot('.next/server', file));
  await routeModule.ensureUserland();
  return routeModule.userland;
}

/** @param {Incoming} request @param {Outgoing} response @param {string} address */
function toRequest(request, response, address) {
  const { method = 'GET', headers } = request;
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  return new Request(address, {
    method,
    headers: /** @type {Record<string, string>} */ (headers),
    signal: gone.signal,
    ...(method !== 'GET' && { body: bodyOf(request), duplex: 'half' }),
  });
}

/** Taken as it is read. What is refused in its midst still comes in and is dropped, so that the answer is heard. @param {Incoming} request */
function bodyOf(request) {
  const chunks = request.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
        request.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @param {Handler} handler @param {Request} request @param {Record<string, string>} params @param {Outgoing} response */
async function answer(handler, request, params, response) {
  try {
    const made = await handler(request, { params: Promise.resolve(params) });
    response.statusCode = made.status;
    for (const [name, value] of made.headers) {
      if (repeated.has(name) || !response.hasHeader(name)) response.appendHeader(name, value);
    }
    if (!made.body) response.end();
    else if (made.headers.get('content-type') === 'application/json')
      sendWhole(await made.arrayBuffer(), response);
    else await pipeline(/** @type {import('node:stream/web').ReadableStream} */ (made.body), response);
  } catch (error) {
    // The handler answers its own errors: what ends here is a stream that broke, of ours or of the other side.
    if (!response.destroyed) console.error(error);
    response.destroy();
  }
}

/** @param {ArrayBuffer} body @param {Outgoing} response */
function sendWhole(body, response) {
  response.setHeader('Content-Length', body.byteLength);
  response.end(Buffer.from(body));
}

/** @param {string} name */
const readBuilt = (name) => JSON.parse(readFileSync(inRoot('.next', name), 'utf8'));
