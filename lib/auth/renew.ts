import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import type { Actor } from '@/lib/auth/actor';
import { cookieName, lastingLength } from '@/lib/auth/cookie';
import { sealSession } from '@/lib/auth/session-cookie';
import { prisma } from '@/lib/db';
import { isHttps } from '@/lib/env';

/** Gives the present session a new id, after a change of what it may do: a copy of the cookie is worth nothing then. */
export async function renewSession({ id: userId, sessionId }: Actor): Promise<void> {
  const id = `${sessionId.slice(0, lastingLength)}${randomBytes(24).toString('base64url')}`;
  const { count } = await prisma.session.updateMany({ where: { id: sessionId, userId }, data: { id } });
  if (count === 0) return;
  const { token, maxAge } = await sealSession(userId, id);
  (await cookies()).set(cookieName('session'), token, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(),
  });
}
