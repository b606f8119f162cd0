import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { configuredHeaders, readBuilt } from './built.mjs';
import { inRoot } from './paths.mjs';
import { isReadable, refuse, refuseUnreadable } from './refusals.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {{ file: string, params: Record<string, string>, isCatchAll?: boolean }} Found
 * @typedef {Record<string, unknown>} Handlers
 * @typedef {((request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>) & { spec: unknown }} Handler
 */

const require = createRequire(import.meta.url);
/** Next's own, so that an answer is compressed in the same way whoever makes it. @type {() => (request: Incoming, response: Outgoing, next: () => void) => void} */
const compression = require('next/dist/compiled/compression');
/** Whatever is written in another way, such as `%41` or `//`, is Next's to understand. */
const plain = /^\/api(?:\/[\w.~-]+)+$/;
const repeated = new Set(['set-cookie', 'vary']);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Next answers them by what else there is. */
const implied = new Set(['HEAD', 'OPTIONS']);

/**
 * Calls of the API, answered by their own handler without Next's router, which costs several times what a small call does
 * (docs/adr/0009). Only what route() and guestRoute() made is called so; all else is left to Next, as are HEAD and OPTIONS.
 * What has an address that cannot be read, or a method that the address does not have, is refused here.
 *
 * @param {(request: Incoming, response: Outgoing) => unknown} toNext
 * @returns {(request: Incoming, response: Outgoing) => unknown}
 */
export function openCalls(toNext) {
  const find = finder();
  const handlersOf = loader();
  const headersOf = configuredHeaders();
  const compress = compression();

  /** @param {Incoming} request @param {Outgoing} response @param {Found} found @param {Handlers} handlers */
  function take(request, response, { params, isCatchAll }, handlers) {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const handler = handlers[request.method ?? ''];
    if (handler === undefined) return refuseMethod(request, response, path, handlers);
    if (!plain.test(path) || isCatchAll || !isOurs(handler)) return toNext(request, response);
    addHeaders(response, path);
    compress(request, response, () => {
      const address = `http://hearth${path}${query === undefined ? '' : `?${query}`}`;
      answer(handler, toRequest(request, response, address), params, response);
    });
  }

  /** @param {Incoming} request @param {Outgoing} response @param {string} path @param {Handlers} handlers */
  function refuseMethod(request, response, path, handlers) {
    addHeaders(response, path);
    const message = `This address does not take ${request.method}.`;
    const headers = { Allow: allowed(handlers) };
    refuse(response, { status: 405, code: 'method_not_allowed', message, headers });
  }

  /** @param {Outgoing} response @param {string} path */
  function addHeaders(response, path) {
    for (const { key, value } of headersOf(path)) response.setHeader(key, value);
  }

  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!isReadable(path)) {
      addHeaders(response, path);
      return refuseUnreadable(path, response);
    }
    const found = implied.has(request.method ?? '') ? undefined : find(path.replace(/\/$/, ''));
    if (!found) return toNext(request, response);
    const handlers = handlersOf(found.file);
    if (!(handlers instanceof Promise)) return take(request, response, found, handlers);
    // Whoever comes first waits for the loading, so that nobody's answer depends on who that was.
    handlers.then(
      (loaded) => take(request, response, found, loaded),
      () => toNext(request, response),
    );
  };
}

/** @param {unknown} handler @returns {handler is Handler} */
const isOurs = (handler) => typeof handler === 'function' && 'spec' in handler;

/** @param {Handlers} handlers */
function allowed(handlers) {
  const own = methods.filter((method) => handlers[method]);
  return [...own, ...(handlers.GET || handlers.HEAD ? ['HEAD'] : []), 'OPTIONS'].join(', ');
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
    .filter(({ page }) => page.startsWith('/api/'))
    .map(({ page, namedRegex, routeKeys }) => ({
      file: fileOf.get(page),
      routeKeys,
      isCatchAll: page.includes('[...'),
      regex: new RegExp(namedRegex),
    }));
  return (path) => {
    if (!path.startsWith('/api/')) return;
    const literal = fileOf.get(path);
    if (literal) return { file: literal, params: {} };
    for (const { file, regex, routeKeys, isCatchAll } of patterns) {
      const groups = regex.exec(path)?.groups;
      if (groups && file) return { file, params: named(groups, routeKeys), isCatchAll };
    }
  };
}

/** @param {Record<string, string>} groups @param {Record<string, string>} keys the prefixed names by the groups' */
function named(groups, keys) {
  return Object.fromEntries(
    Object.entries(keys).map(([group, name]) => [name.replace(/^nxtP/, ''), groups[group] ?? '']),
  );
}

/** @returns {(file: string) => Handlers | Promise<Handlers>} a promise until it is loaded */
function loader() {
  /** @type {Map<string, Handlers | Promise<Handlers>>} */
  const known = new Map();
  return (file) => {
    const before = known.get(file);
    if (before) return before;
    const loading = load(file);
    known.set(file, loading);
    loading.then(
      (handlers) => known.set(file, handlers),
      (error) => {
        known.delete(file);
        console.error(error);
      },
    );
    return loading;
  };
}

/** @param {string} file @returns {Promise<Handlers>} */
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
