import { timingSafeEqual } from 'node:crypto';
import { recordAudit } from '@/lib/audit/write';
import { assertNewPassword } from '@/lib/auth/new-password';
import { hashToken } from '@/lib/auth/one-time';
import { hashPassword } from '@/lib/auth/password';
import { prisma, type Transaction } from '@/lib/db';
import { invalid, notFound } from '@/lib/errors';
import { slugOf } from '@/lib/slugs';
import { sql } from '@/lib/sql';
import type { SetupInput } from '@/lib/users/schema';

/** Throws `not_found` as soon as anybody is in the team: there is no setup then (contract §6). */
export async function assertEmptyTeam(): Promise<void> {
  const [row] = await sql<[{ empty: boolean }]>`select not exists (select 1 from users) as empty`;
  if (!row.empty) throw notFound();
}

/** The first admin, by the token in the start log. Whoever comes second finds a team with somebody in it. */
export async function setUpTeam(input: SetupInput): Promise<{ email: string }> {
  await assertEmptyTeam();
  await assertToken(prisma, input.token);
  assertNewPassword(input);
  const passwordHash = await hashPassword(input.password);
  const { email, name, organisation } = input;
  await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select id from account for update`;
    if ((await tx.user.count()) > 0) throw notFound();
    await assertToken(tx, input.token);
    await tx.account.update({
      where: { id: 1 },
      data: { name: organisation, domain: slugOf(organisation, 'team'), setupTokenHash: null },
    });
    const user = await tx.user.create({
      data: { email, name, passwordHash, isAdmin: true },
      select: { id: true },
    });
    const subject = { type: 'user', id: user.id, name } as const;
    await recordAudit(tx, { actor: user, action: 'user.set-up', subject });
  });
  return { email };
}

async function assertToken(tx: Transaction, token: string): Promise<void> {
  const { setupTokenHash } = await tx.account.findUniqueOrThrow({
    where: { id: 1 },
    select: { setupTokenHash: true },
  });
  const given = Buffer.from(hashToken(token.trim()));
  if (!setupTokenHash || !timingSafeEqual(given, Buffer.from(setupTokenHash))) {
    throw invalid('token', 'This is not the token of the latest start. Look at the end of the log.');
  }
}
