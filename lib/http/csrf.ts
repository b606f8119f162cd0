import { csrfMatches } from '@/lib/auth/cookie';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Throws `csrf` for an unsafe method whose origin is foreign or whose token is not this session's (contract §1). */
export function assertCsrf(request: Request, sessionId: string, sent?: string | null): void {
  if (safeMethods.has(request.method)) return;
  assertSameOrigin(request);
  if (!csrfMatches(sessionId, sent ?? request.headers.get('x-csrf-token'))) {
    throw new AppError('csrf', 'The page is out of date. Reload it and try again.');
  }
}

/** Clients without a browser send neither header and are held by the token alone. */
export function assertSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const crossSite = request.headers.get('sec-fetch-site') === 'cross-site';
  if (crossSite || (origin !== null && !ownOrigins(request).has(origin))) {
    throw new AppError('csrf', 'This request comes from another site.');
  }
}

function ownOrigins(request: Request): Set<string> {
  const { BASE_URL } = env();
  if (BASE_URL) return new Set([new URL(BASE_URL).origin]);
  const host = request.headers.get('host') ?? '';
  return new Set([`http://${host}`, `https://${host}`]);
}
