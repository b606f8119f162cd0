import { expect, test, vi } from 'vitest';
import { verifyPassword } from '@/lib/auth/password';
import { prisma } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { runWaitingJobs } from '@/lib/testing/jobs';
import { useTestSmtp } from '@/lib/testing/smtp';
import { acceptInvitation } from '@/lib/users/invitation-accept';
import { getOffer, pageInvitations } from '@/lib/users/invitation-read';
import { inviteUsers, resendInvitation, revokeInvitation } from '@/lib/users/invitation-write';

useTestDatabase();
const smtp = useTestSmtp();

const password = 'blueberries in July';
const accept = (token: string) => acceptInvitation({ token, password, password_confirmation: password });
const open = () => sql`select 1 from invitations where accepted_at is null and revoked_at is null`;

/** The token in the latest mail to an address, once it has come. */
async function tokenFor(email: string, mails = 1): Promise<string> {
  const own = () => smtp.got.filter(({ to }) => to.includes(email));
  await runWaitingJobs();
  await vi.waitFor(() => expect(own().length).toBe(mails), { timeout: 10_000 });
  return /\/invite\/([\w-]+)/.exec(own().at(-1)?.mail.text ?? '')?.[1] ?? '';
}

async function linesOf(attempt: Promise<unknown>): Promise<string[]> {
  const error = await attempt.then(
    () => null,
    (thrown) => thrown,
  );
  return error instanceof AppError ? (error.extra.lines ?? [error.code]) : ['nothing was refused'];
}

test('a hundred lines are answered before a mail is sent, and a hundred mails arrive', async () => {
  const admin = await addActor({ admin: true });
  const lines = Array.from({ length: 100 }, (_, n) => `p${n}@example.com, Person ${n}, "Chief, of ${n}"`);
  const { invited, users } = await inviteUsers(admin, lines.join('\n'));
  expect(smtp.got).toHaveLength(0);
  expect([invited, users[0]?.email, users[99]?.job_title]).toEqual([100, 'p0@example.com', 'Chief, of 99']);
  await runWaitingJobs();
  expect(smtp.got).toHaveLength(100);
  expect(new Set(smtp.got.flatMap(({ to }) => to)).size).toBe(100);
  await vi.waitFor(async () => {
    expect((await pageInvitations(admin, { page: 3 })).data.every(({ mail }) => mail === 'sent')).toBe(true);
  });
});

test('one bad line invites nobody, and each is named', async () => {
  const admin = await addActor({ admin: true });
  const before = (await open()).length;
  const [{ email }] = await sql<[{ email: string }]>`select email from users where id = ${admin.id}`;
  const text = `good@example.com, Good\n\nbad, Bad\n${email.toUpperCase()}, Me`;
  expect(await linesOf(inviteUsers(admin, text))).toEqual([
    'Line 3: bad is not an e-mail address.',
    `Line 4: ${email.toUpperCase()} is a member already.`,
  ]);
  const many = Array.from({ length: 101 }, (_, n) => `m${n}@example.com, M`).join('\n');
  expect(await linesOf(inviteUsers(admin, many))).toEqual([
    'These are 101 members. Up to 100 can be invited at a time.',
  ]);
  expect((await open()).length).toBe(before);
});

test('a link makes one member, however many open it at once', async () => {
  const admin = await addActor({ admin: true });
  await inviteUsers(admin, 'eve@example.com, Eve, Pilot');
  const token = await tokenFor('eve@example.com');
  expect((await getOffer(token)).name).toBe('Eve');
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => accept(token)));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  const [user, ...others] = await prisma.user.findMany({ where: { email: 'eve@example.com' } });
  expect([user?.jobTitle, user?.isAdmin, others]).toEqual(['Pilot', false, []]);
  expect(await verifyPassword(user?.passwordHash ?? null, password)).toBe(true);
  expect(await linesOf(accept(token))).toEqual(['gone']);
});

test('sending again ends the first link, withdrawing ends every one', async () => {
  const admin = await addActor({ admin: true });
  const { users } = await inviteUsers(admin, 'kim@example.com, Kim');
  const first = await tokenFor('kim@example.com');
  const id = users[0]?.id ?? 0;
  await resendInvitation(admin, id);
  const second = await tokenFor('kim@example.com', 2);
  expect(await linesOf(getOffer(first))).toEqual(['not_found']);
  await revokeInvitation(admin, id);
  await revokeInvitation(admin, id);
  expect(await linesOf(getOffer(second))).toEqual(['gone']);
  expect(await linesOf(resendInvitation(admin, id))).toEqual(['not_found']);
});

test('an invitation ends after seven days', async () => {
  const admin = await addActor({ admin: true });
  await inviteUsers(admin, 'old@example.com, Old');
  const token = await tokenFor('old@example.com');
  await sql`update invitations set expires_at = now() where email = 'old@example.com'`;
  expect(await linesOf(accept(token))).toEqual(['gone']);
});

test('two imports of one text leave one open invitation each', async () => {
  const admin = await addActor({ admin: true });
  await Promise.all(Array.from({ length: 4 }, () => inviteUsers(admin, 'twin@example.com, Twin')));
  expect(
    await sql`select 1 from invitations where email = 'twin@example.com' and revoked_at is null`,
  ).toHaveLength(1);
});

test('a mail server that is away is asked again, one that refuses is not, and no token is in the queue', async () => {
  const admin = await addActor({ admin: true });
  const stateOf = async (email: string) =>
    (await pageInvitations(admin, { page: 0, query: email })).data.map(({ mail }) => mail);
  const { users } = await inviteUsers(admin, 'ghost@example.com, Ghost');
  smtp.refusal = 'No such mailbox';
  await runWaitingJobs();
  smtp.refusal = null;
  expect(await stateOf('ghost@example.com')).toEqual(['failed']);
  await resendInvitation(admin, users[0]?.id ?? 0);
  const token = await tokenFor('ghost@example.com');
  await runWaitingJobs();
  expect([await stateOf('ghost@example.com'), (await getOffer(token)).name]).toEqual([['sent'], 'Ghost']);
  expect(JSON.stringify(await sql`select data from jobs.job`)).not.toContain(token);
});

test('an import that is taken back mails nobody', async () => {
  const before = await sql`select 1 from jobs.job`;
  const admin = await addActor({ admin: true });
  await linesOf(inviteUsers(admin, 'fine@example.com, Fine\nbad, Bad'));
  expect(await sql`select 1 from jobs.job`).toHaveLength(before.length);
});

test('members cannot invite, list, send again or withdraw', async () => {
  const member = await addActor();
  const attempts = [
    inviteUsers(member, 'x@example.com, X'),
    pageInvitations(member, { page: 0 }),
    resendInvitation(member, 1),
    revokeInvitation(member, 1),
  ];
  expect((await Promise.all(attempts.map(linesOf))).flat()).toEqual(Array(4).fill('forbidden'));
});
