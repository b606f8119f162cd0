import type { Actor } from '@/lib/auth/actor';
import { countUnread } from '@/lib/notifications/read';
import type { ReadInput, UnreadJson } from '@/lib/notifications/schema';
import { channel } from '@/lib/notifications/tell';
import { sql } from '@/lib/sql';

/** Marks own ones as read: those named, or all. Ids of other people's are passed over. */
export async function markRead(actor: Actor, { ids }: ReadInput): Promise<UnreadJson> {
  const chosen = ids ? sql`and id = any(${ids}::int[])` : sql``;
  await sql`
    with marked as (
      update notifications set read_at = now() where user_id = ${actor.id} and read_at is null ${chosen}
      returning 1)
    select pg_notify(${channel}, ${String(actor.id)}) where exists (select 1 from marked)`;
  return { unread: await countUnread(actor) };
}
