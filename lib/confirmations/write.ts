import type { Actor } from '@/lib/auth/actor';
import type { MustReadInput, MustReadJson } from '@/lib/confirmations/schema';
import { formatDateTime } from '@/lib/dates';
import { databaseNow, type Transaction } from '@/lib/db';
import { AppError, forbidden, invalid, notFound } from '@/lib/errors';
import { canEditGroup, type GroupFacts } from '@/lib/groups/policy';
import { enqueue } from '@/lib/jobs/queue';
import { mustReadKinds } from '@/lib/notifications/schema';
import { channel } from '@/lib/notifications/tell';
import { findPost, presentPost } from '@/lib/posts/read';
import { sql } from '@/lib/sql';

/**
 * Confirms that the actor read that version. What they confirmed before stays until an edit asks again.
 * @throws AppError `stale` when the post asks for a later version, with the post as it is now
 */
export async function confirmPost(
  actor: Actor,
  refs: { group: string; post: string },
  version: number,
): Promise<MustReadJson> {
  const post = await findPost(actor, refs.group, refs.post);
  const asked = post.must_read;
  if (!asked?.asked) throw new AppError('conflict', 'You are not asked to confirm this.');
  if (version < asked.version || version > post.version) {
    const current = await presentPost(actor, post);
    throw new AppError('stale', 'This was changed since you opened it. Read it anew, then confirm.', {
      current,
    });
  }
  await sql`
    with confirmed as (
      insert into confirmations (post_id, user_id, version) values (${post.id}, ${actor.id}, ${version})
      on conflict (post_id, user_id) do update set version = excluded.version, confirmed_at = now()
      where confirmations.version < ${asked.version}),
    seen as (
      update notifications set read_at = now()
      where post_id = ${post.id} and user_id = ${actor.id} and read_at is null and kind = any(${[...mustReadKinds]})
      returning 1)
    select pg_notify(${channel}, ${String(actor.id)}) where exists (select 1 from seen)`;
  const { must_read } = await findPost(actor, refs.group, refs.post);
  if (!must_read) throw notFound();
  return must_read;
}

/**
 * Only who may edit the group can ask all of it; a post sent back as it was read asks for nothing new. Call before anything
 * is written.
 */
export function assertMayAsk(
  actor: Actor,
  group: GroupFacts & { must_read?: MustReadJson | null },
  input: MustReadInput | undefined,
): void {
  if (input === undefined || canEditGroup(actor, group) || isAsBefore(input, group.must_read ?? null)) return;
  throw forbidden();
}

function isAsBefore(input: MustReadInput, before: MustReadJson | null): boolean {
  if (input === null || before === null) return input === before;
  return !input.ask_again && (!input.due_at || formatDateTime(input.due_at) === before.due_at);
}

/** Writes what a post's input says, in the transaction that saved the post: a new round counts from that version. */
export async function saveMustRead(
  tx: Transaction,
  postId: number,
  input: MustReadInput | undefined,
): Promise<void> {
  if (input === undefined) return;
  if (input === null) {
    await tx.mustRead.deleteMany({ where: { postId } });
    await tx.notification.deleteMany({ where: { postId, kind: { in: [...mustReadKinds] } } });
    return;
  }
  const before = await tx.mustRead.findUnique({ where: { postId } });
  const dueAt = input.due_at ?? before?.dueAt;
  if (!dueAt) throw invalid('must_read.due_at', 'Say by when it is to be confirmed.');
  const now = await databaseNow(tx);
  const isNew = dueAt.getTime() !== before?.dueAt.getTime();
  if (isNew && dueAt <= now) throw invalid('must_read.due_at', 'Choose a time to come.');
  const { version } = await tx.post.findUniqueOrThrow({ where: { id: postId }, select: { version: true } });
  const round = { version, askedAt: now };
  await tx.mustRead.upsert({
    where: { postId },
    create: { postId, dueAt, ...round },
    update: { dueAt, ...(input.ask_again && round) },
  });
  await enqueue(tx, 'remind-readers', { postId });
}
