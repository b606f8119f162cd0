import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { readActor } from '@/lib/auth/sessions';
import { prisma } from '@/lib/db';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { runWaitingJobs } from '@/lib/testing/jobs';
import { useTestSmtp } from '@/lib/testing/smtp';
import { forgotPassword, resetPassword } from '@/lib/users/password-reset';
import { mailReset } from '@/lib/users/reset-mail';
import { changePassword, updateUser } from '@/lib/users/write';

useTestDatabase();
const smtp = useTestSmtp();

const reset = (token: string, password = 'blueberries in July') =>
  resetPassword({ token, password, password_confirmation: password });

async function someone() {
  const actor = await addActor();
  const passwordHash = await hashPassword('the old one');
  const { email } = await prisma.user.update({ where: { id: actor.id }, data: { passwordHash } });
  return { actor, email: email ?? '' };
}

async function tokenFor(email: string): Promise<string> {
  const own = () => smtp.got.filter(({ to }) => to.includes(email));
  await runWaitingJobs();
  await vi.waitFor(() => expect(own().length).toBe(1), { timeout: 10_000 });
  return /token=([\w-]+)/.exec(own()[0]?.mail.text ?? '')?.[1] ?? '';
}

test('a link changes the password once, however many try, and ends every session', async () => {
  const { actor, email } = await someone();
  await forgotPassword(email.toUpperCase(), '192.0.2.1');
  const token = await tokenFor(email);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => reset(token)));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { id: actor.id } });
  expect(await verifyPassword(passwordHash, 'blueberries in July')).toBe(true);
  expect(await readActor(actor.sessionId)).toBeNull();
  await expect(reset(token)).rejects.toThrow('used already');
});

test('an unknown address gets the same answer and no mail', async () => {
  await forgotPassword('nobody@example.com', '192.0.2.1');
  await runWaitingJobs();
  expect(smtp.got.flatMap(({ to }) => to)).not.toContain('nobody@example.com');
});

test('a request is mailed once, however often the job is begun', async () => {
  const { email } = await someone();
  const asked = { email, request: randomUUID() };
  await Promise.allSettled([mailReset(asked), mailReset(asked), mailReset(asked)]);
  await mailReset(asked);
  expect(smtp.got.filter(({ to }) => to.includes(email))).toHaveLength(1);
});

test('a link ends after an hour, and the token is not in the database', async () => {
  const { email } = await someone();
  await forgotPassword(email, '192.0.2.2');
  const token = await tokenFor(email);
  expect(await sql`select 1 from password_resets where token_hash = ${token}`).toEqual([]);
  await sql`update password_resets set expires_at = now()`;
  await expect(reset(token)).rejects.toThrow('older than an hour');
});

test('a weak password costs no link', async () => {
  const { email } = await someone();
  await forgotPassword(email, '192.0.2.3');
  const token = await tokenFor(email);
  await expect(reset(token, 'iloveyou')).rejects.toThrow('Too many people');
  await reset(token);
});

test('who asks more than five times has to wait, known or not', async () => {
  const ask = () => forgotPassword('often@example.com', '192.0.2.4');
  for (let n = 0; n < 5; n += 1) await ask();
  await expect(ask()).rejects.toThrow(/Too many requests. Try again in 15 minutes/);
});

test('a link that was mailed earlier ends with a new password, and with a new address', async () => {
  const { actor, email } = await someone();
  const links = () => sql`select 1 from password_resets where user_id = ${actor.id} and used_at is null`;
  await forgotPassword(email, '192.0.2.9');
  const token = await tokenFor(email);
  const input = {
    current_password: 'the old one',
    password: 'a newer one',
    password_confirmation: 'a newer one',
  };
  await changePassword(actor, input);
  await expect(reset(token)).rejects.toThrow();
  await forgotPassword(email, '192.0.2.9');
  await runWaitingJobs();
  expect(await links()).toHaveLength(1);
  await updateUser(await addActor({ admin: true }), actor.id, { email: `new-${email}` });
  expect(await links()).toHaveLength(0);
});
