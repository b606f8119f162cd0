import { expect, test } from 'vitest';
import { readCertificate } from '@/lib/auth/saml/certificate';
import { warnOfExpiry } from '@/lib/jobs/warn-of-expiry';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { certificates, saveConfig } from '@/lib/testing/identity-provider';
import { useTestSmtp } from '@/lib/testing/smtp';

useTestDatabase();
const smtp = useTestSmtp();

test('admins are told a week before the last certificate expires, and on days between nobody is', async () => {
  await saveConfig();
  await Promise.all([addActor({ admin: true }), addActor()]);
  const end = readCertificate(certificates.current)?.validToDate.getTime() ?? 0;
  const daysBefore = (days: number) => new Date(end - days * 86_400_000);
  await warnOfExpiry(null, undefined, daysBefore(8));
  expect(smtp.got).toEqual([]);
  await warnOfExpiry(null, undefined, daysBefore(7));
  expect(smtp.got.map(({ mail }) => mail.subject)).toEqual([
    expect.stringMatching(/^Single sign-on at .* ends in 7 days$/),
  ]);
});
