import { blurUnseen } from '@/lib/media/blur';
import { readUnread } from '@/lib/media/inside';
import { sweepMedia } from '@/lib/media/sweep';
import { addUpCounts } from '@/lib/posts/counts';
import { purgeTrash } from '@/lib/posts/trash';
import { sql } from '@/lib/sql';

const batch = 500;

/** Removes what has had its time. Each statement takes a bounded number of rows, oldest first, and is repeated. */
export async function cleanUp(_input?: null, signal?: AbortSignal): Promise<void> {
  for (const remove of removals) await repeat(async () => (await remove()).count, signal);
  await repeat(purgeTrash, signal);
  await repeat(addUpCounts, signal);
  await sweepMedia();
  await readUnread();
  await blurUnseen();
}

async function repeat(remove: (most: number) => Promise<number>, signal?: AbortSignal): Promise<void> {
  let removed = batch;
  while (removed === batch && !signal?.aborted) removed = await remove(batch);
}

const removals = [
  () => sql`delete from sessions where id in (
    select id from sessions where expires_at < now() order by expires_at limit ${batch})`,
  () => sql`delete from password_resets where token_hash in (
    select token_hash from password_resets where expires_at < now() - interval '7 days' limit ${batch})`,
  () => sql`delete from invitations where id in (
    select id from invitations where expires_at < now() - interval '90 days' and accepted_at is null limit ${batch})`,
  () => sql`delete from idempotency_keys where (user_id, key) in (
    select user_id, key from idempotency_keys where created_at < now() - interval '24 hours'
    order by created_at limit ${batch})`,
  () => sql`delete from rate_limits where key in (
    select key from rate_limits where expire < now() order by expire limit ${batch})`,
  () => sql`delete from uses where key in (
    select key from uses where expire < extract(epoch from now()) * 1000 order by expire limit ${batch})`,
  () => sql`delete from share_links where id in (
    select id from share_links where expires_at < now() - interval '365 days' limit ${batch})`,
];
