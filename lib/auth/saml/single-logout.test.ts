import { randomUUID, sign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { cookieName, csrfTokenOf } from '@/lib/auth/cookie';
import { leaveByPost, leaveByRedirect } from '@/lib/auth/saml/single-logout';
import { sealSession } from '@/lib/auth/session-cookie';
import { createSession, readActor } from '@/lib/auth/sessions';
import { signOut } from '@/lib/auth/sign-out';
import { clientAddressHeader } from '@/lib/http/client-address';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import {
  certificates,
  encode,
  issuer,
  privateKey,
  saveConfig,
  service,
} from '@/lib/testing/identity-provider';

useTestDatabase();

const exitUrl = 'https://idp.example.test/slo';
const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

let person: Actor;
let session: string;
beforeEach(async () => {
  await saveConfig({ sso_logout_url: exitUrl });
  await sql`delete from sessions`;
  person = await addActor();
  session = await createSession(person.id, client);
});

const there = { nameId: 'grace', nameIdFormat: 'urn:x', sessionIndex: '_s1' };
const client = { userAgent: 'test', ipAddress: null, sso: there };

type Parts = { index?: string; to?: string; from?: string; name?: string; id?: string; at?: Date };

function requestXml({
  index,
  to = service.logout,
  from = issuer,
  name = 'grace',
  at = new Date(),
  ...rest
}: Parts = {}) {
  const id = rest.id ?? `_${randomUUID()}`;
  return `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at.toISOString()}" Destination="${to}"><saml:Issuer>${from}</saml:Issuer><saml:NameID>${name}</saml:NameID>${index ? `<samlp:SessionIndex>${index}</samlp:SessionIndex>` : ''}</samlp:LogoutRequest>`;
}

type How = {
  key?: 'current' | 'foreign';
  method?: string;
  bare?: boolean;
  changed?: (query: string) => string;
};

function queryOf(
  xml: string,
  { key = 'current', method = sha256, bare, changed = (q) => q }: How = {},
): string {
  const message = encodeURIComponent(deflateRawSync(Buffer.from(xml)).toString('base64'));
  const signed = `SAMLRequest=${message}&RelayState=there&SigAlg=${encodeURIComponent(method)}`;
  if (bare) return `SAMLRequest=${message}`;
  const algorithm = method.endsWith('sha1') ? 'RSA-SHA1' : 'RSA-SHA256';
  const signature = sign(algorithm, Buffer.from(signed), privateKey(key)).toString('base64');
  return changed(`${signed}&Signature=${encodeURIComponent(signature)}`);
}

function ask(path: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) {
  const headers = { [clientAddressHeader]: randomUUID(), ...(init.headers as Record<string, string>) };
  return new NextRequest(`https://hearth.test${path}`, { ...init, headers });
}

const byRedirect = (query: string) => leaveByRedirect(ask(`/saml/logout?${query}`));
const byPost = (fields: Record<string, string>) =>
  leaveByPost(ask('/saml/logout', { method: 'POST', body: new URLSearchParams(fields) }));
const isIn = async () => (await readActor(session)) !== null;
const reason = async () =>
  (
    await sql`select after->>'reason' as reason from audit_entries where action = 'auth.sso_refused' order by id desc limit 1`
  )[0]?.reason;

describe('the identity provider ends', () => {
  test('the sessions it began, and is answered', async () => {
    const own = person.sessionId;
    const answer = new URL((await byRedirect(queryOf(requestXml()))).headers.get('location') ?? '');
    expect([await isIn(), (await readActor(own))?.id]).toEqual([false, person.id]);
    expect(`${answer.origin}${answer.pathname}`).toBe(exitUrl);
    expect(answer.searchParams.get('RelayState')).toBe('there');
    const xml = inflateRawSync(
      Buffer.from(answer.searchParams.get('SAMLResponse') ?? '', 'base64'),
    ).toString();
    expect(xml).toContain('status:Success');
  });

  test('by a form, too, signed within', async () => {
    const signed = signXml(
      requestXml(),
      "/*[local-name(.)='LogoutRequest']",
      { reference: "/*/*[local-name(.)='Issuer']", action: 'after' },
      { privateKey: privateKey('current'), signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' },
    );
    const tampered = signed.replace('>grace<', '>ada<');
    await byPost({ SAMLRequest: encode(tampered) });
    expect([await isIn(), await reason()]).toEqual([true, expect.stringContaining('not signed with')]);
    await byPost({ SAMLRequest: encode(signed) });
    expect(await isIn()).toBe(false);
  });

  test('one session alone when it names that', async () => {
    const other = await createSession(person.id, { ...client, sso: { ...there, sessionIndex: '_s2' } });
    await byRedirect(queryOf(requestXml({ index: '_s2' })));
    expect([await isIn(), await readActor(other)]).toEqual([true, null]);
  });
});

const refusals: [string, () => string, RegExp][] = [
  ['unsigned', () => queryOf(requestXml(), { bare: true }), /not signed/],
  ['signed by somebody else', () => queryOf(requestXml(), { key: 'foreign' }), /not signed with/],
  [
    'signed by SHA-1',
    () => queryOf(requestXml(), { method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
    /SHA-256/,
  ],
  ['meant for another site', () => queryOf(requestXml({ to: 'https://other.test/' })), /meant for/],
  ['of another sender', () => queryOf(requestXml({ from: 'https://other.test/' })), /comes from/],
  ['of yesterday', () => queryOf(requestXml({ at: new Date(Date.now() - 86_400_000) })), /last five minutes/],
  ['with a document type', () => queryOf(`<!DOCTYPE x>${requestXml()}`), /document type/],
  [
    'with another message beside the signed one',
    () =>
      queryOf(requestXml({ name: 'ada' }), {
        changed: (query) => `${queryOf(requestXml(), { bare: true })}&${query}`,
      }),
    /twice/,
  ],
  ['that grows to a gigabyte', () => queryOf('a'.repeat(3_000_000)), /unpacked/],
];

test.each(refusals)('a request %s ends nothing and is written down', async (_name, query, words) => {
  const response = await byRedirect(query());
  expect(response.headers.get('location')).toMatch(/^\/login\?sso=/);
  expect([await isIn(), await reason()]).toEqual([true, expect.stringMatching(words)]);
});

test('a request counts once', async () => {
  const query = queryOf(requestXml());
  await byRedirect(query);
  session = await createSession(person.id, client);
  await byRedirect(query);
  expect([await isIn(), await reason()]).toEqual([true, expect.stringContaining('used before')]);
});

test('who leaves here is sent on to leave there', async () => {
  const { token } = await sealSession(person.id, session);
  const headers = { cookie: `${cookieName('session')}=${token}` };
  const body = new URLSearchParams({ _token: csrfTokenOf(session) });
  const page = await (await signOut(ask('/logout', { method: 'POST', headers, body }))).text();
  const url = new URL((/url=([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'));
  expect([await isIn(), `${url.origin}${url.pathname}`]).toEqual([false, exitUrl]);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  expect(xml).toMatch(/LogoutRequest.*grace.*_s1/s);
});

test('where the identity provider has no such address, the page says so', async () => {
  await saveConfig({ sso_x509_certificate: certificates.current });
  const { token } = await sealSession(person.id, session);
  const headers = { cookie: `${cookieName('session')}=${token}` };
  const body = new URLSearchParams({ _token: csrfTokenOf(session) });
  const response = await signOut(ask('/logout', { method: 'POST', headers, body }));
  expect([await isIn(), response.headers.get('location')]).toEqual([false, '/login?sso=here']);
});
