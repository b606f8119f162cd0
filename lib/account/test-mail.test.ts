import { expect, test } from 'vitest';
import { sendTestMail } from '@/lib/account/test-mail';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { useTestSmtp } from '@/lib/testing/smtp';

useTestDatabase();
const smtp = useTestSmtp();

test('a test mail arrives at the admin who asked for it', async () => {
  const { to, by } = await sendTestMail(await addActor({ admin: true }));
  expect([by, smtp.got[0]?.to]).toEqual(['smtp', [to]]);
  expect(smtp.got[0]?.mail.subject).toMatch(/^Test mail from /);
});

test('a mail server that refuses is quoted', async () => {
  smtp.refusal = 'The mailbox is closed for lunch';
  await expect(sendTestMail(await addActor({ admin: true }))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('The mailbox is closed for lunch'),
  });
});

test('nobody but an admin sends one', async () => {
  await expect(sendTestMail(await addActor())).rejects.toMatchObject({ code: 'forbidden' });
});
