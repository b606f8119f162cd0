import { createHmac, timingSafeEqual } from 'node:crypto';
import { decode } from 'next-auth/jwt';
import { env, isHttps } from '@/lib/env';

/** `__Host-` binds the cookie to this host and to https; plain http cannot set such a cookie. */
export function cookieName(name: 'session' | 'csrf' | 'callback' | 'saml' | 'left'): string {
  return `${isHttps() ? '__Host-' : ''}hearth.${name}`;
}

/** The session id inside the sealed cookie, or null for none, a forged or an expired one. */
export async function sessionIdOf(cookie: string | undefined): Promise<string | null> {
  if (!cookie) return null;
  const token = await decode({ token: cookie, secret: env().AUTH_SECRET }).catch(() => null);
  return typeof token?.sid === 'string' ? token.sid : null;
}

/** The CSRF token of a session: derived, so that every instance agrees and nothing is stored. */
export function csrfTokenOf(sessionId: string): string {
  return createHmac('sha256', env().AUTH_SECRET).update(`csrf:${sessionId}`).digest('base64url');
}

export function csrfMatches(sessionId: string, sent: string | null | undefined): boolean {
  const expected = Buffer.from(csrfTokenOf(sessionId));
  const given = Buffer.from(sent ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
