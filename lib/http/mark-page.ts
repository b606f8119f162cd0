import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { nonceHeader, requestedPathHeader } from '@/lib/http/headers';

/** The API answers with a policy of its own, and files that are the same for everybody need none. */
const notPages = /^\/(?:api\/|_next\/|favicon|icon)/;

/**
 * Gives each page its nonce and tells it its own address, as the request arrives: Next reads the nonce from the policy
 * in the request's headers. Next's own place for this, proxy.ts, would build every request a second time.
 */
export function markPages(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    if (notPages.test(path)) return;
    const nonce = randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(nonce);
    request.headers['content-security-policy'] = policy;
    request.headers[nonceHeader] = nonce;
    request.headers[requestedPathHeader] = path + withoutPayloadMark(query);
    response.setHeader('Content-Security-Policy', policy);
  });
}

/** A navigation inside the page asks for its address with Next's own parameter. */
function withoutPayloadMark(query: string | undefined): string {
  if (!query) return '';
  const parameters = new URLSearchParams(query);
  parameters.delete('_rsc');
  return parameters.size > 0 ? `?${parameters}` : '';
}

function contentSecurityPolicy(nonce: string): string {
  const development = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "media-src 'self' blob:",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
