/** Set as a request arrives: the path and query a person asked for, to come back to after signing in. */
export const requestedPathHeader = 'x-hearth-path';
/** Set with it: what a style or script of the page's own has to carry. */
export const nonceHeader = 'x-hearth-nonce';

/** Headers of every API answer. Pages get theirs, with a nonce, from mark-page.ts; all get one more under https (strict-transport.ts). */
export function securityHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
}
