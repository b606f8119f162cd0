import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { deliverDigests } from '@/lib/notifications/digest';
import { deliverMails } from '@/lib/notifications/mail';
import {
  getNotificationSettings,
  unsubscribe,
  updateNotificationSettings,
} from '@/lib/notifications/settings';
import { tellOfPost } from '@/lib/notifications/tell';
import { closeMail } from '@/lib/ports/mail/mail';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

const got: { to: string; source: Buffer }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, session, done) {
    const source = await buffer(stream);
    got.push({ to: session.envelope.rcptTo[0]?.address ?? '', source });
    done();
  },
});
let smtpUrl = '';
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(listening.address() as { port: number }).port}`;
  process.env.SMTP_URL = smtpUrl;
});
afterAll(() => {
  closeMail();
  return new Promise<void>((done) => server.close(() => done()));
});

let reader: Actor;
let group: { id: number };
let post: number;

beforeEach(async () => {
  got.length = 0;
  await sql`truncate users, groups cascade`;
  await sql`insert into account (id, name, domain) values (1, 'Fika', 'fika') on conflict do nothing`;
  const author = await addActor();
  reader = await addActor({ name: 'Grace Hopper' });
  group = await addGroup();
  [post = 0] = await addPosts(group.id, 1, { authorId: author.id });
  await sql`update posts set notify = true`;
});

const parsed = () => Promise.all(got.map(({ source }) => PostalMime.parse(source)));

test('a notification is mailed once, with a link that ends such mails by one click and no session', async () => {
  await tellOfPost(post);
  await Promise.all([deliverMails(), deliverMails()]);
  const [mail, ...more] = await parsed();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ada Lovelace published “Post 1”');
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await unsubscribe(/unsubscribe\/(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '');
  expect(await getNotificationSettings(reader)).toMatchObject({ posts: 'off', mentions: 'now' });
  await expect(unsubscribe(`${reader.id}.comments.forged`)).rejects.toThrow();
});

test('what was read, what is off and what was lost from sight is not mailed', async () => {
  const [off, lost] = [await addActor(), await addActor()];
  await updateNotificationSettings(off, { posts: 'off' });
  await sql`update groups set private = true`;
  await sql`insert into group_members (group_id, user_id, is_member) select ${group.id}, id, true from users`;
  await tellOfPost(post);
  await sql`update notifications set read_at = now() where user_id = ${reader.id}`;
  await sql`delete from group_members where user_id = ${lost.id}`;
  await deliverMails();
  expect(got).toEqual([]);
});

test('a daily digest holds what was neither read nor mailed, once a day of its reader', async () => {
  await updateNotificationSettings(reader, { posts: 'daily', time_zone: zoneWhereItIsNoon() });
  await addPosts(group.id, 2, {
    authorId: (await sql`select user_id from post_authors limit 1`)[0]?.user_id,
  });
  await sql`update posts set notify = true`;
  for (const { id } of await sql`select id from posts order by id`) await tellOfPost(id);
  await deliverMails();
  await deliverDigests();
  await deliverDigests();
  const [mail, ...more] = await parsed();
  expect([mail?.subject, more.length]).toEqual(['3 things are new at Fika', 0]);
});

test('a mail to three hundred reaches each once although the worker is killed three times on the way', async () => {
  await sql`insert into users (name, email) select 'P ' || n, 'p' || n || '@example.com' from generate_series(1, 300) n`;
  await tellOfPost(post);
  for (const share of [60, 150, 240]) {
    const worker = startWorker();
    await until(() => got.length >= share);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  const last = startWorker();
  await until(
    async () => (await sql`select 1 from notifications where mailed_at is null limit 1`).length === 0,
  );
  last.kill('SIGTERM');
  await once(last, 'exit');
  const counts = new Map<string, number>();
  for (const { to } of got) counts.set(to, (counts.get(to) ?? 0) + 1);
  expect([counts.size, got.length]).toEqual([301, 301]);
}, 120_000);

function startWorker(): ChildProcess {
  const env = { ...process.env, SMTP_URL: smtpUrl, LOG_LEVEL: 'error', NODE_ENV: 'production' as const };
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], { env, stdio: 'ignore' });
}

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(20);
}

function zoneWhereItIsNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
