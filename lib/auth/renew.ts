import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { lastingLength } from '@/lib/auth/cookie';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { prisma } from '@/lib/db';
import { setCookie } from '@/lib/http/exchange';

/** Gives the present session a new id, after a change of what it may do: a copy of the cookie is worth nothing then. */
export async function renewSession({ id: userId, sessionId }: Actor): Promise<void> {
  const id = `${sessionId.slice(0, lastingLength)}${randomBytes(24).toString('base64url')}`;
  const { count } = await prisma.session.updateMany({ where: { id: sessionId, userId }, data: { id } });
  if (count === 0) return;
  setCookie(await sessionCookie(userId, id));
}
