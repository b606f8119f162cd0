import { isHttps } from '@/lib/env';

/** Set by proxy.ts: the path and query a person asked for, to come back to after signing in. */
export const requestedPathHeader = 'x-hearth-path';

/** Two years, for all of the intranet's own host. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Headers of every API answer. Pages get theirs, with a nonce, from proxy.ts. */
export function securityHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isHttps() && { 'Strict-Transport-Security': strictTransport }),
  };
}
