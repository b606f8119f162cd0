import type { Actor } from '@/lib/auth/actor';
import type { SessionJson } from '@/lib/auth/session-schema';
import { formatDateTime } from '@/lib/dates';
import { env } from '@/lib/env';
import { type Fragment, sql } from '@/lib/sql';

type Row = {
  id: string;
  user_agent: string | null;
  ip_address: string | null;
  created_at: Date;
  last_seen_at: Date;
  current: boolean;
};

/** Where this person is signed in, this session first. An id here names a session and cannot be used as one. */
export async function listOwnSessions(actor: Actor): Promise<SessionJson[]> {
  const rows = await sql<Row[]>`
    select ${publicId()} as id, user_agent, ip_address, created_at, last_seen_at, id = ${actor.sessionId} as current
    from sessions
    where user_id = ${actor.id} and expires_at > now()
      and last_seen_at > now() - make_interval(secs => ${env().SESSION_IDLE_DAYS * 86_400})
    order by current desc, last_seen_at desc, created_at desc limit 100`;
  return rows.map(({ user_agent, current, created_at, last_seen_at, ...row }) => ({
    ...row,
    browser: browserOf(user_agent ?? ''),
    created_at: formatDateTime(created_at),
    last_seen_at: formatDateTime(last_seen_at),
    current: current ? 1 : 0,
  }));
}

/** Ends one of the person's own sessions; one that has ended already is no error. */
export async function endOwnSession(actor: Actor, id: string): Promise<void> {
  await sql`delete from sessions where user_id = ${actor.id} and ${publicId()} = ${id}`;
}

export async function endOtherSessions(actor: Actor): Promise<void> {
  await sql`delete from sessions where user_id = ${actor.id} and id <> ${actor.sessionId}`;
}

function publicId(): Fragment {
  return sql`left(encode(sha256(id::bytea), 'hex'), 32)`;
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Enough for a person to know their own machines by. */
export function browserOf(userAgent: string): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (!browser) return system ?? 'Another program';
  return system ? `${browser} on ${system}` : browser;
}
