import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { type MailKind, mailKinds } from '@/lib/notifications/mail-kinds';

/** Names a person and a kind of mail, and can be made only here; it works for as long as the secret does. */
export function unsubscribeToken(userId: number, kind: MailKind): string {
  return `${userId}.${kind}.${sign(userId, kind)}`;
}

export function readUnsubscribeToken(token: string): { userId: number; kind: MailKind } | null {
  const [id = '', name = '', signature = ''] = token.split('.');
  const kind = mailKinds.find((known) => known === name);
  if (!kind || !/^[1-9]\d{0,9}$/.test(id)) return null;
  const expected = Buffer.from(sign(Number(id), kind));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return { userId: Number(id), kind };
}

function sign(userId: number, kind: MailKind): string {
  return createHmac('sha256', env().AUTH_SECRET).update(`unsubscribe:${userId}:${kind}`).digest('base64url');
}
