import { createHmac, timingSafeEqual } from 'node:crypto';
import { decode } from 'next-auth/jwt';
import { env, isHttps } from '@/lib/env';

/** `__Host-` binds the cookie to this host and to https; plain http cannot set such a cookie. */
export function cookieName(name: 'session' | 'csrf' | 'callback' | 'saml' | 'left'): string {
  return `${isHttps() ? '__Host-' : ''}hearth.${name}`;
}

/** The value of a cookie as it was sent; the last one where a name comes twice, as Next takes it. */
export function readCookie(header: string | null, name: string): string | undefined {
  const found = header?.split(/; */).findLast((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Unsealing derives a key each time, a quarter of what a small call costs; the same cookie always holds the same. */
const unsealed = new Map<string, { sid: string; expires: number }>();
const mostUnsealed = 5000;

/** The session id inside the sealed cookie, or null for none, a forged or an expired one. Whether it still is one is for
 * the database to say. */
export async function sessionIdOf(cookie: string | undefined): Promise<string | null> {
  if (!cookie) return null;
  const known = unsealed.get(cookie);
  if (known && known.expires > Date.now()) return known.sid;
  const token = await decode({ token: cookie, secret: env().AUTH_SECRET }).catch(() => null);
  if (typeof token?.sid !== 'string') return null;
  if (unsealed.size >= mostUnsealed) unsealed.clear();
  if (typeof token.exp === 'number') unsealed.set(cookie, { sid: token.sid, expires: token.exp * 1000 });
  return token.sid;
}

/** So much of a session's id stays when it is renewed; what is renewed has 192 bits. */
export const lastingLength = 11;

/**
 * The CSRF token of a session: derived, so that every instance agrees and nothing is stored. From the lasting part of the
 * id, so that a page which stands open keeps working when the session is renewed.
 */
export function csrfTokenOf(sessionId: string): string {
  const lasting = sessionId.slice(0, lastingLength);
  return createHmac('sha256', env().AUTH_SECRET).update(`csrf:${lasting}`).digest('base64url');
}

export function csrfMatches(sessionId: string, sent: string | null | undefined): boolean {
  const expected = Buffer.from(csrfTokenOf(sessionId));
  const given = Buffer.from(sent ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
