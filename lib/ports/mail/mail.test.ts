import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { folderMail } from '@/lib/ports/mail/folder';
import { writeLetter } from '@/lib/ports/mail/letter';
import { smtpMail } from '@/lib/ports/mail/smtp';
import { useTestSmtp } from '@/lib/testing/smtp';

const smtp = useTestSmtp();
const from = 'Hearth <no-reply@example.com>';
const letter = writeLetter({
  team: 'Fika & <Friends>',
  site: 'https://intranet.example.com',
  heading: 'Välkommen till laget',
  paragraphs: ['Ada <ada@example.com> invited you.'],
  action: { label: 'Join', url: 'https://intranet.example.com/invite/abc?a=1&b=2' },
  footer: ['Nobody asked for this? Ignore it.'],
});

test('a mail arrives at the SMTP server with both bodies and its headers', async () => {
  const sender = smtpMail({ url: smtp.url }, from);
  await sender.send({
    to: 'åsa@example.com',
    subject: 'Hej\r\nBcc: x@example.com',
    ...letter,
    headers: { 'List-Id': 'a\nb' },
  });
  sender.close();
  const [{ to, mail } = { to: [], mail: {} as Email }] = smtp.got;
  expect([to.length, mail.subject, mail.from?.address]).toEqual([
    1,
    'Hej Bcc: x@example.com',
    'no-reply@example.com',
  ]);
  expect(mail.text).toContain('https://intranet.example.com/invite/abc?a=1&b=2');
  expect(mail.html).toContain('Ada &lt;ada@example.com&gt; invited you.');
  expect(mail.headers.find(({ key }) => key === 'list-id')?.value).toBe('a b');
});

test('an address that names two people reaches neither', async () => {
  const sender = smtpMail({ url: smtp.url }, from);
  await sender.send({ to: 'a@example.com, b@example.com', subject: 'Hi', ...letter }).catch(() => undefined);
  sender.close();
  expect(smtp.got.flatMap(({ to }) => to)).not.toContain('b@example.com');
});

test('mails that follow one another take one connection, and another one when the server ends it', async () => {
  const sender = smtpMail({ url: smtp.url }, from);
  const before = smtp.connections;
  const committed: string[] = [];
  const send = (to: string, refused = false) =>
    sender
      .send({ to, subject: 'Hi', ...letter, commit: async () => void committed.push(to) })
      .catch((error) => {
        expect([refused, error.responseCode]).toEqual([true, 550]);
      });
  await send('1@example.com');
  await send('2@example.com');
  expect(smtp.connections - before).toBe(1);
  await smtp.hangUp();
  await send('3@example.com');
  smtp.refusal = 'Nobody of that name';
  await send('4@example.com', true);
  smtp.refusal = null;
  await Promise.all([send('5@example.com'), send('6@example.com')]);
  expect(smtp.connections - before).toBe(4);
  sender.close();
  const all = [1, 2, 3, 5, 6].map((n) => `${n}@example.com`);
  expect(committed.sort()).toEqual(all);
  expect(
    smtp.got
      .flatMap(({ to }) => to)
      .filter((to) => /^\d@/.test(to))
      .sort(),
  ).toEqual(all);
});

test('a server that never greets is given up on', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const sender = smtpMail({ host: '127.0.0.1', port: (mute.address() as { port: number }).port }, from);
  await expect(sender.send({ to: 'a@example.com', subject: 'Hi', ...letter })).rejects.toThrow(/greeting/i);
  sender.close();
  mute.close();
}, 8000);

test('without a server each mail is a file that only its owner reads', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'hearth-mail-')), 'mail');
  const sender = folderMail(directory, from);
  await sender.send({ to: 'ada@example.com', subject: 'Hi', ...letter });
  const [name = ''] = await readdir(directory);
  const mail = await PostalMime.parse(await readFile(join(directory, name)));
  expect([mail.subject, mail.to?.[0]?.address]).toEqual(['Hi', 'ada@example.com']);
  expect((await stat(join(directory, name))).mode & 0o077).toBe(0);
  await rm(directory, { recursive: true });
});

test('a letter says the same in HTML and in text, and no text becomes markup', () => {
  expect(letter.html).toContain('Fika &amp; &lt;Friends&gt;');
  expect(letter.html).not.toContain('<Friends>');
  for (const part of ['Välkommen till laget', 'Nobody asked for this? Ignore it.']) {
    expect(letter.html).toContain(part);
    expect(letter.text).toContain(part);
  }
});
