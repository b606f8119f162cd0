import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { countUse } from '@/lib/auth/limits';
import { newToken } from '@/lib/auth/one-time';
import { databaseNow, prisma, type Transaction } from '@/lib/db';
import { AppError, forbidden, notFound } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/queue';
import { getInvitation, listInvitations } from '@/lib/users/invitation-read';
import type { InvitationJson, InvitedJson } from '@/lib/users/invitation-schema';
import { type InviteLine, inviteMaximum, readInviteLines } from '@/lib/users/invite-lines';
import { canAdministerUsers } from '@/lib/users/policy';

const days = 7;
const open = { acceptedAt: null, revokedAt: null };

/** Everybody on the lines, or nobody and why (contract §3, invite). Who is invited already gets a new link. */
export async function inviteUsers(actor: Actor, text: string): Promise<InvitedJson> {
  if (!canAdministerUsers(actor)) throw forbidden();
  await countUse('mailing', actor.id);
  const people = readInviteLines(text);
  if (people.length === 0) throw refused(['Write one member per line.']);
  if (people.length > inviteMaximum) {
    throw refused([`These are ${people.length} members. Up to ${inviteMaximum} can be invited at a time.`]);
  }
  const ids = await prisma.$transaction(async (tx) => {
    await inTurn(tx);
    const problems = problemsOf(people, await membersAmong(tx, people));
    if (problems.length > 0) throw refused(problems);
    const stored = await storeInvitations(tx, actor, people);
    await enqueue(tx, 'mail-invitations', { ids: stored });
    return stored;
  });
  return { invited: people.length, users: await listInvitations(ids) };
}

/** A new link for 7 more days; the one sent before stops working. */
export async function resendInvitation(actor: Actor, id: number): Promise<InvitationJson> {
  if (!canAdministerUsers(actor)) throw forbidden();
  await countUse('mailing', actor.id);
  await prisma.$transaction(async (tx) => {
    const [row] = await tx.invitation.updateManyAndReturn({
      where: { id, ...open },
      data: { tokenHash: unknownHash(), expiresAt: await expiry(tx), mailedAt: null, mailFailedAt: null },
      select: { email: true },
    });
    if (!row) throw notFound();
    await recordAudit(tx, { actor, action: 'invitation.resend', subject: subjectOf(id, row.email) });
    await enqueue(tx, 'mail-invitations', { ids: [id] });
  });
  return getInvitation(id);
}

/** The link stops working at once. Withdrawing what is not open is no error. */
export async function revokeInvitation(actor: Actor, id: number): Promise<void> {
  if (!canAdministerUsers(actor)) throw forbidden();
  await prisma.$transaction(async (tx) => {
    const [row] = await tx.invitation.updateManyAndReturn({
      where: { id, ...open },
      data: { revokedAt: await databaseNow(tx) },
      select: { email: true },
    });
    if (row) await recordAudit(tx, { actor, action: 'invitation.revoke', subject: subjectOf(id, row.email) });
  });
}

/** Opens nothing: the link's token is made when its mail is. */
function unknownHash(): string {
  return newToken().hash;
}

async function storeInvitations(tx: Transaction, actor: Actor, people: InviteLine[]): Promise<number[]> {
  const emails = people.map(({ email }) => email);
  await tx.invitation.updateMany({
    where: { email: { in: emails }, ...open },
    data: { revokedAt: await databaseNow(tx) },
  });
  const expiresAt = await expiry(tx);
  const rows = await tx.invitation.createManyAndReturn({
    data: people.map((person) => ({
      email: person.email,
      name: person.name,
      jobTitle: person.job_title || null,
      phoneOffice: person.phone_office || null,
      phoneMobile: person.phone_mobile || null,
      tokenHash: unknownHash(),
      invitedById: actor.id,
      expiresAt,
    })),
    select: { id: true },
  });
  await recordAudit(tx, {
    actor,
    action: 'invitation.send',
    subject: { type: 'invitation', name: rows.length === 1 ? (emails[0] ?? '') : `${rows.length} people` },
    after: { emails },
  });
  return rows.map(({ id }) => id);
}

function problemsOf(people: InviteLine[], members: Set<string>): string[] {
  return people.flatMap(({ line, email, problems }) => {
    const present = members.has(email.toLowerCase()) ? [`${email} is a member already.`] : [];
    return [...problems, ...present].map((problem) => `Line ${line}: ${problem}`);
  });
}

async function membersAmong(tx: Transaction, people: InviteLine[]): Promise<Set<string>> {
  const emails = people.filter(({ problems }) => problems.length === 0).map(({ email }) => email);
  const rows = await tx.user.findMany({
    where: { email: { in: emails }, deletedAt: null },
    select: { email: true },
  });
  return new Set(rows.map(({ email }) => email?.toLowerCase() ?? ''));
}

/** Imports wait for each other: two of the same text must not mail two links of which one is dead. */
async function inTurn(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('invitations'))`;
}

async function expiry(tx: Transaction): Promise<Date> {
  return new Date((await databaseNow(tx)).getTime() + days * 86_400_000);
}

function refused(lines: string[]): AppError {
  return new AppError('invalid', lines[0] ?? '', { lines });
}

function subjectOf(id: number, email: string) {
  return { type: 'invitation', id, name: email } as const;
}
