import type { Transaction } from '@/lib/db';

/** Writers of one group's order and addresses wait for each other until their transactions end. */
export async function lockGroup(tx: Transaction, groupId: number): Promise<void> {
  await tx.$queryRaw`select id from groups where id = ${groupId} for no key update`;
}
