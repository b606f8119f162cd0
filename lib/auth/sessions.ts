import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import type { Identity } from '@/lib/auth/saml/assertion';
import { prisma } from '@/lib/db';
import { env } from '@/lib/env';
import { type Fragment, sql } from '@/lib/sql';

/** A session row is touched at most this often, so that reading stays reading. */
const touchSeconds = 300;

export type SessionRow = {
  session_id: string;
  untouched: boolean;
  id: number;
  is_admin: boolean;
  hide_email: boolean;
};

/** Where a session comes from. `sso`: what the identity provider, where it began it, calls the person and the session. */
export type SessionClient = {
  userAgent: string | null;
  ipAddress: string | null;
  sso?: Pick<Identity, 'nameId' | 'nameIdFormat' | 'sessionIndex'>;
};

/** Starts a session under a new id and returns the id. */
export async function createSession(userId: number, client: SessionClient): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + env().SESSION_MAX_DAYS * 86_400_000);
  await prisma.session.create({
    data: {
      id,
      userId,
      expiresAt,
      userAgent: client.userAgent?.slice(0, 300) ?? null,
      ipAddress: client.ipAddress,
      ...(client.sso && {
        sso: true,
        samlNameId: client.sso.nameId,
        samlNameIdFormat: client.sso.nameIdFormat.slice(0, 200),
        samlSessionIndex: client.sso.sessionIndex,
      }),
    },
  });
  return id;
}

export async function endSession(id: string): Promise<void> {
  await prisma.session.deleteMany({ where: { id } });
}

/** Ends a person's sessions, all but `keep`. */
export async function endSessionsOf(userId: number, keep?: string): Promise<void> {
  await prisma.session.deleteMany({ where: { userId, ...(keep ? { id: { not: keep } } : {}) } });
}

/** The session, its user and what every permission needs of the account, in one statement; null when it has ended. */
export async function readActor(sessionId: string): Promise<Actor | null> {
  const [row] = await sql<SessionRow[]>`
    select ${sessionColumns()} ${sessionFrom(sessionId)}`;
  return row ? actorOf(row) : null;
}

export function sessionColumns(): Fragment {
  return sql`s.id as session_id, s.last_seen_at < now() - make_interval(secs => ${touchSeconds}) as untouched,
    u.id, u.is_admin, a.hide_email`;
}

export function sessionFrom(sessionId: string): Fragment {
  return sql`
    from sessions s
    join users u on u.id = s.user_id and u.deleted_at is null and u.deactivated_at is null
    cross join account a
    where s.id = ${sessionId} and s.expires_at > now()
      and s.last_seen_at > now() - make_interval(secs => ${env().SESSION_IDLE_DAYS * 86_400})`;
}

export async function actorOf(row: SessionRow): Promise<Actor> {
  if (row.untouched) await sql`update sessions set last_seen_at = now() where id = ${row.session_id}`;
  return { id: row.id, isAdmin: row.is_admin, sessionId: row.session_id, hideEmail: row.hide_email };
}
