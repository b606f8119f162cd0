import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** What Next keeps from a page: its own response, and whether a document or only a payload was asked for. */
type Exchange = { response: ServerResponse; document: boolean; html: Map<string, string> };

// On globalThis: the instrumentation, the pages and what they render in the browser's place are separate bundles.
const holder = globalThis as {
  hearthExchange?: AsyncLocalStorage<Exchange> | undefined;
  hearthActors?: WeakMap<ServerResponse, number> | undefined;
};

/** Call once a process, before requests come. */
export function keepExchanges(): void {
  const storage = new AsyncLocalStorage<Exchange>();
  holder.hearthExchange = storage;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    storage.enterWith({ response, document: request.headers.rsc === undefined, html: new Map() });
  });
}

/** Remembers who asked, for the log. */
export function noteActor(id: number): void {
  const response = holder.hearthExchange?.getStore()?.response;
  holder.hearthActors ??= new WeakMap();
  if (response) holder.hearthActors.set(response, id);
}

export function actorOfResponse(response: ServerResponse): number | undefined {
  return holder.hearthActors?.get(response);
}

/** Next lets a page answer 200, 404 or a redirect. This sets any status, as long as nothing was sent yet. */
export function answerWith(status: number, retryAfter?: number): void {
  const response = holder.hearthExchange?.getStore()?.response;
  if (!response || response.headersSent) return;
  response.statusCode = status;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
}

/** No route knows the address: then Next has set the status before it renders the page that says so. */
export function isAddressUnknown(): boolean {
  return holder.hearthExchange?.getStore()?.response.statusCode === 404;
}

/** Sends a cookie with whatever the present request is answered. */
export function setCookie(cookie: string): void {
  holder.hearthExchange?.getStore()?.response.appendHeader('Set-Cookie', cookie);
}

/** Next drops Content-Length from what a handler answers; without it a download shows no progress. */
export function announceLength(bytes: number): void {
  const response = holder.hearthExchange?.getStore()?.response;
  if (response && !response.headersSent) response.setHeader('Content-Length', bytes);
}

/**
 * The body as Node receives it. Next hands out a stream of copies of it, and of either the collector lets dozens of
 * megabytes gather.
 */
export function bodyOf(request: Request): Readable {
  const incoming = holder.hearthExchange?.getStore()?.response.req;
  if (incoming && !incoming.readableDidRead) return incoming;
  return request.body ? Readable.fromWeb(request.body as NodeStream) : Readable.from([]);
}

/**
 * Leaves HTML for the part of a page that writes the document, so that the payload need not carry it a second time.
 * False when there is no document to write: then the payload has to carry it.
 */
export function handOver(id: string, html: string): boolean {
  const exchange = holder.hearthExchange?.getStore();
  if (!exchange?.document) return false;
  exchange.html.set(id, html);
  return true;
}
