import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { deliverDigests } from '@/lib/notifications/digest';
import { deliverMails } from '@/lib/notifications/mail';
import {
  getNotificationSettings,
  unsubscribe,
  updateNotificationSettings,
} from '@/lib/notifications/settings';
import { tellOfPost } from '@/lib/notifications/tell';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';
import { useTestSmtp } from '@/lib/testing/smtp';
import { bundleWorker, kill } from '@/lib/testing/worker';

useTestDatabase();
const smtp = useTestSmtp();

let reader: Actor;
let group: { id: number };
let post: number;

beforeEach(async () => {
  smtp.got.length = 0;
  await sql`truncate users, groups cascade`;
  await sql`insert into account (id, name, domain) values (1, 'Fika', 'fika') on conflict do nothing`;
  const author = await addActor();
  reader = await addActor({ name: 'Grace Hopper' });
  group = await addGroup();
  [post = 0] = await addPosts(group.id, 1, { authorId: author.id });
  await sql`update posts set notify = true`;
});

const mails = () => smtp.got.map(({ mail }) => mail);

test('a notification is mailed once, with a link that ends such mails by one click and no session', async () => {
  await tellOfPost(post);
  await Promise.all([deliverMails(), deliverMails()]);
  const [mail, ...more] = mails();
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
  expect(smtp.got).toEqual([]);
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
  const [mail, ...more] = mails();
  expect([mail?.subject, more.length]).toEqual(['3 things are new at Fika', 0]);
});

test('a mail to a thousand reaches each once although the worker is killed three times on the way', async () => {
  await sql`insert into users (name, email) select 'P ' || n, 'p' || n || '@example.com' from generate_series(1, 999) n`;
  // Places are there already: loading them is no part of this.
  await sql`insert into places (id, description, search, population, lat, lng) values (1, 'X', 'x', 1, 0, 0)`;
  await tellOfPost(post);
  const program = await bundleWorker();
  for (const share of [200, 500, 800]) {
    const worker = program.start({ SMTP_URL: smtp.url });
    await until(() => smtp.got.length >= share);
    // Between the commit of a mail and its last line nobody can tell whether it was sent: no kill may fall there.
    await smtp.pause();
    await kill(worker);
    smtp.resume();
  }
  const last = program.start({ SMTP_URL: smtp.url });
  await until(
    async () => (await sql`select 1 from notifications where mailed_at is null limit 1`).length === 0,
  );
  // A mail is committed just before the server has its last line.
  await until(() => smtp.got.length >= 1000);
  await kill(last);
  await program.remove();
  expect([new Set(smtp.got.map(({ to }) => to[0])).size, smtp.got.length]).toEqual([1000, 1000]);
}, 120_000);

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(50);
}

function zoneWhereItIsNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
