import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram } from 'prom-client';
import { actorOfResponse } from '@/lib/http/exchange';
import { log } from '@/lib/log';
import { routeNames } from '@/lib/metrics/route-names';

const started = new WeakMap<ServerResponse, { at: number; path: string }>();

/** Counts and times every request by its route, and writes a line of each when that is asked for. */
export function observeRequests({ lines }: { lines: boolean }): void {
  const nameOf = routeNames(readPatterns());
  const seconds = new Histogram({
    name: 'hearth_http_request_seconds',
    help: 'Requests by method, route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // Taken now, as what answers may rewrite the address.
    started.set(response, { at: performance.now(), path: request.url?.split('?')[0] ?? '/' });
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const begun = started.get(response);
    if (!begun || begun.path === '/metrics') return;
    const route = begun.path.startsWith('/_next/') ? '/_next' : nameOf(begun.path);
    const method = request.method ?? 'GET';
    const took = performance.now() - begun.at;
    seconds.observe({ method, route, status: response.statusCode }, took / 1000);
    if (lines && route !== '/_next') {
      const ids = { request_id: response.getHeader('x-request-id'), user_id: actorOfResponse(response) };
      log.info({ ...ids, method, route, status: response.statusCode, ms: Math.round(took) }, 'request');
    }
  });
}

/** Next's own list of routes; a development server has none yet. */
function readPatterns(): string[] {
  try {
    const text = readFileSync(/* turbopackIgnore: true */ '.next/app-path-routes-manifest.json', 'utf8');
    return Object.values(JSON.parse(text) as Record<string, string>);
  } catch {
    return [];
  }
}
