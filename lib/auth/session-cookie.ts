import { encode } from 'next-auth/jwt';
import { cookieName } from '@/lib/auth/cookie';
import { env, isHttps } from '@/lib/env';

/** The cookie next-auth would set for this session. */
export async function sessionCookie(userId: number, sessionId: string): Promise<string> {
  const { token, maxAge } = await sealSession(userId, sessionId);
  return cookieOf('session', token, maxAge);
}

/** What the cookie holds: a token that carries nothing but the id of the row. */
export async function sealSession(
  userId: number,
  sessionId: string,
): Promise<{ token: string; maxAge: number }> {
  const { AUTH_SECRET, SESSION_MAX_DAYS } = env();
  const maxAge = SESSION_MAX_DAYS * 86_400;
  const token = await encode({ token: { sub: String(userId), sid: sessionId }, secret: AUTH_SECRET, maxAge });
  return { token, maxAge };
}

export function cookieOf(name: Parameters<typeof cookieName>[0], value: string, maxAge: number): string {
  const secure = isHttps() ? '; Secure' : '';
  return `${cookieName(name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
