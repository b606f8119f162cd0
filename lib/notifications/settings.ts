import type { Actor } from '@/lib/auth/actor';
import { invalid, notFound } from '@/lib/errors';
import {
  defaultSettings,
  type NotificationSettingsInput,
  type NotificationSettingsJson,
} from '@/lib/notifications/settings-schema';
import { readUnsubscribeToken } from '@/lib/notifications/unsubscribe-token';
import { sql } from '@/lib/sql';

export function getNotificationSettings(actor: Actor): Promise<NotificationSettingsJson> {
  return readSettings(actor.id);
}

export async function updateNotificationSettings(
  actor: Actor,
  input: NotificationSettingsInput,
): Promise<NotificationSettingsJson> {
  if (input.time_zone !== undefined) await assertTimeZone(input.time_zone);
  return saveSettings(actor.id, input);
}

/** Turns one kind of mail off for whom the token names; who holds the mail needs no session for that (RFC 8058). */
export async function unsubscribe(token: string): Promise<void> {
  const named = readUnsubscribeToken(token);
  if (!named) throw notFound();
  const [user] = await sql`select 1 from users where id = ${named.userId}`;
  if (user) await saveSettings(named.userId, { [named.kind]: 'off' });
}

async function saveSettings(
  userId: number,
  input: NotificationSettingsInput,
): Promise<NotificationSettingsJson> {
  const next = { ...(await readSettings(userId)), ...input };
  await sql`
    insert into notification_settings ${sql({ user_id: userId, ...next })}
    on conflict (user_id) do update set ${sql(next)}`;
  return next;
}

async function readSettings(userId: number): Promise<NotificationSettingsJson> {
  const [row] = await sql<NotificationSettingsJson[]>`
    select posts, mentions, comments, must_reads, time_zone from notification_settings where user_id = ${userId}`;
  return row ?? defaultSettings;
}

/** One zone that PostgreSQL does not know would stop everybody's digests. */
async function assertTimeZone(zone: string): Promise<void> {
  const known = await sql`select 1 from pg_timezone_names where name = ${zone}`;
  if (known.length === 0) throw invalid('time_zone', 'Choose a time zone from the list.');
}
