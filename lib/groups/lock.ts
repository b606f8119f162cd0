import type { Transaction } from '@/lib/db';

// Any number; it only has to differ from those of other advisory locks.
const names = 4_071_001;

/** Groups are named one after the other, so that two of one name get an address each. */
export async function lockGroupNames(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${names})`;
}

/** Writers of one group's order and addresses wait for each other until their transactions end. */
export async function lockGroup(tx: Transaction, groupId: number): Promise<void> {
  await tx.$queryRaw`select id from groups where id = ${groupId} for no key update`;
}
