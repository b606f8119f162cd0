import { expect, test } from 'vitest';
import type { SsoConfig } from '@/lib/auth/saml/config';
import { openResponse, verifyResponse } from '@/lib/auth/saml/verify';
import { type Answer, answerOf, certificates, config, encode, issuer } from '@/lib/testing/identity-provider';

const request = '_request';

async function verify(answer: Partial<Answer> = {}, changes: Partial<SsoConfig> = {}, now = new Date()) {
  const xml = await answerOf({ inResponseTo: request, ...answer });
  const used = { ...config, ...changes };
  return verifyResponse(openResponse(encode(xml), used), used, { inResponseTo: request, now });
}

test('what samlp signs is read: the assertion, the response, or both', async () => {
  for (const [signAssertion, signResponse] of [
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const { identity } = await verify({ with: { signAssertion, signResponse } });
    expect(identity).toMatchObject({ issuer, nameId: 'grace' });
  }
});

test('while the certificate is replaced, the old one and the new one do', async () => {
  const both = { certificates: [certificates.current, certificates.next] };
  const [old, next] = [await verify({ key: 'current' }, both), await verify({ key: 'next' }, both)];
  expect(old.certificate).not.toBe(next.certificate);
});

test('a certificate that has expired verifies nothing', async () => {
  const refused = verify({}, { certificates: [certificates.expired] });
  await expect(refused).rejects.toThrow('The certificate that is configured has expired.');
});

test('an assertion signs in for five minutes, however long it claims to last', async () => {
  const long = { with: { lifetimeInSeconds: 3600 } };
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await expect(verify(long, {}, after(5))).resolves.toBeTruthy();
  await expect(verify(long, {}, after(7))).rejects.toThrow('older than five minutes');
});
