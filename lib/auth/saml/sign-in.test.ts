import { randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieName, sessionIdOf } from '@/lib/auth/cookie';
import { beginSignIn } from '@/lib/auth/saml/begin';
import { receiveAnswer } from '@/lib/auth/saml/receive';
import { redeemAnswer } from '@/lib/auth/saml/redeem';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { readActor } from '@/lib/auth/sessions';
import { clientAddressHeader } from '@/lib/http/client-address';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { type Answer, answerOf, encode, saveConfig } from '@/lib/testing/identity-provider';

useTestDatabase();

beforeEach(async () => {
  await saveConfig();
  await sql`delete from saml_identities`;
});

/** A browser as far as single sign-on needs one: it keeps cookies, and sends none with a form of another site. */
class Browser {
  cookies = new Map<string, string>();

  async get(path: string, to: (request: NextRequest) => Promise<Response>): Promise<URL> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await to(requestOf(path, { headers: { cookie } }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return locationOf(response);
  }

  /** Begins, and answers the id of the request and where the person wanted to go. */
  async begin(path = '/saml/login'): Promise<string> {
    const target = await this.get(path, beginSignIn);
    const { inflateRawSync } = await import('node:zlib');
    const request = inflateRawSync(
      Buffer.from(target.searchParams.get('SAMLRequest') ?? '', 'base64'),
    ).toString();
    return /ID="([^"]+)"/.exec(request)?.[1] ?? '';
  }

  /** The whole way, by the identity provider's answer; where it ends. */
  async signIn(answer: Partial<Answer> = {}, path?: string): Promise<string> {
    const inResponseTo = await this.begin(path);
    const received = await deliver(await answerOf({ inResponseTo, ...answer }));
    if (received.pathname !== '/saml/acs') return received.pathname + received.search;
    const end = await this.get(received.pathname + received.search, redeemAnswer);
    return end.pathname + end.search;
  }

  async actor() {
    const sessionId = await sessionIdOf(this.cookies.get(cookieName('session')));
    return sessionId ? readActor(sessionId) : null;
  }
}

const address = randomUUID();

function requestOf(
  path: string,
  init: { headers?: Record<string, string>; method?: string; body?: string } = {},
) {
  const headers = { [clientAddressHeader]: address, ...init.headers };
  return new NextRequest(`https://hearth.test${path}`, { ...init, headers });
}

function locationOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? '', 'https://hearth.test');
}

async function deliver(xml: string, relay = '/'): Promise<URL> {
  const body = new URLSearchParams({ SAMLResponse: encode(xml), RelayState: relay }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example.test' };
  return locationOf(await receiveAnswer(requestOf('/saml/acs', { method: 'POST', headers, body })));
}

const lastAudit = async () =>
  (await sql`select action, after from audit_entries order by id desc limit 1`)[0] as {
    action: string;
    after: { reason?: string };
  };
const newEmail = () => `${randomUUID()}@example.test`;

describe('signing in by the identity provider', () => {
  test('makes a new person, leads to the page that was asked for, and is written down', async () => {
    const [browser, email] = [new Browser(), newEmail()];
    expect(
      await browser.signIn({ email, name: 'Grace Hopper' }, '/saml/login?callbackUrl=/people%3Fpage=2'),
    ).toBe('/people?page=2');
    const actor = await browser.actor();
    expect(actor).toMatchObject({ isAdmin: false });
    expect(await sql`select name, email from users where id = ${actor?.id ?? 0}`).toMatchObject([
      { name: 'Grace Hopper', email },
    ]);
    expect((await lastAudit()).action).toBe('auth.sso_sign_in');
    const added = sql`select 1 from audit_entries where action = 'user.create' and subject_id = ${actor?.id ?? 0}`;
    expect(await added).toHaveLength(1);
  });

  test('knows a person by what lasts when the address changes, and follows it', async () => {
    const [id, first, second] = [randomUUID(), newEmail(), newEmail()];
    const [before, after] = [new Browser(), new Browser()];
    await before.signIn({ id, email: first });
    await after.signIn({ id, email: second });
    const [actor, again] = [await before.actor(), await after.actor()];
    expect(again?.id).toBe(actor?.id);
    expect(again?.sessionId).not.toBe(actor?.sessionId);
    expect(await sql`select email from users where id = ${actor?.id ?? 0}`).toMatchObject([
      { email: second },
    ]);
  });

  test('finds who is in the team by the address, and leaves admins admins and members members', async () => {
    for (const admin of [true, false]) {
      const member = await addActor({ admin });
      const [{ email }] = await sql<[{ email: string }]>`select email from users where id = ${member.id}`;
      const browser = new Browser();
      await browser.signIn({ id: randomUUID(), email, claims: { admin: String(!admin), role: 'admin' } });
      expect(await browser.actor()).toMatchObject({ id: member.id, isAdmin: admin });
    }
  });

  test('does not open the account of who had the address before', async () => {
    const email = newEmail();
    await new Browser().signIn({ id: 'first', email });
    const browser = new Browser();
    expect(await browser.signIn({ id: 'second', email })).toBe('/login?sso=refused');
    expect(await browser.actor()).toBeNull();
  });

  test('adds nobody where the team does not want that, nor whom it deactivated or deleted', async () => {
    const [id, email] = [randomUUID(), newEmail()];
    await new Browser().signIn({ id, email });
    await sql`update users set deactivated_at = now() where email = ${email}`;
    expect(await new Browser().signIn({ id, email })).toBe('/login?sso=closed');
    await sql`update users set deleted_at = now(), email = null, deactivated_at = null where email = ${email}`;
    expect(await new Browser().signIn({ id, email })).toBe('/login?sso=closed');
    await saveConfig({ sso_creates_people: false });
    expect(await new Browser().signIn({ id: randomUUID(), email: newEmail() })).toBe('/login?sso=unknown');
  });

  test('belongs to the browser that asked', async () => {
    const [victim, attacker] = [new Browser(), new Browser()];
    const inResponseTo = await attacker.begin();
    const received = await deliver(await answerOf({ inResponseTo, email: newEmail() }));
    const end = await victim.get(received.pathname + received.search, redeemAnswer);
    expect(end.search).toBe('?sso=refused');
    expect(await victim.actor()).toBeNull();
    expect((await lastAudit()).after.reason).toBe('The answer belongs to another browser.');
  });

  test('is none of the disabled, and begins here unless the switch says otherwise', async () => {
    const unasked = () => answerOf({ id: randomUUID(), email: newEmail() });
    expect((await deliver(await unasked())).search).toBe('?sso=refused');
    await saveConfig({ sso_idp_initiated: true });
    const [browser, received] = [new Browser(), await deliver(await unasked(), '/people')];
    expect((await browser.get(received.pathname + received.search, redeemAnswer)).pathname).toBe('/people');
    expect(await browser.actor()).not.toBeNull();
    await saveConfig({ sso_enabled: 0 });
    expect((await new Browser().get('/saml/login', beginSignIn)).search).toBe('?sso=off');
    expect((await deliver(await unasked())).search).toMatch(/sso=/);
  });
});

test('what is refused is written down with its reason, and starts no session', async () => {
  const count = async () => (await sql`select 1 from sessions`).length;
  const before = await count();
  const unsigned = await answerOf({
    inResponseTo: await new Browser().begin(),
    with: { signAssertion: false },
  });
  for (const xml of [unsigned, '<!DOCTYPE x><x/>', 'nonsense']) {
    expect((await deliver(xml)).search).toBe('?sso=refused');
    expect((await lastAudit()).action).toBe('auth.sso_refused');
  }
  expect(await count()).toBe(before);
});

test('an address that brought a hundred refused answers has to wait', async () => {
  await sql`update rate_limits set points = 100 where key like 'sso-refused%'`;
  const request = requestOf('/saml/acs', { method: 'POST' });
  await expect(receiveAnswer(request)).rejects.toMatchObject({ code: 'too_many' });
  await sql`delete from rate_limits`;
});

test('fifty replays at once start one session', async () => {
  const browser = new Browser();
  const inResponseTo = await browser.begin();
  const email = newEmail();
  const xml = await answerOf({ inResponseTo, email });
  const received = await Promise.all(Array.from({ length: 50 }, () => deliver(xml)));
  const tickets = received.filter(({ pathname }) => pathname === '/saml/acs');
  expect(tickets).toHaveLength(1);
  const [{ pathname, search }] = tickets as [URL];
  await Promise.all(Array.from({ length: 10 }, () => browser.get(pathname + search, redeemAnswer)));
  const sessions =
    await sql`select 1 from sessions s join users u on u.id = s.user_id where u.email = ${email}`;
  expect(sessions).toHaveLength(1);
});

describe('a trial by an admin', () => {
  async function tryOut(answer: Partial<Answer> = {}) {
    const admin = await addActor({ admin: true });
    const [{ email }] = await sql<[{ email: string }]>`select email from users where id = ${admin.id}`;
    const browser = new Browser();
    const cookie = /^([^=]+)=([^;]+)/.exec(await sessionCookie(admin.id, admin.sessionId)) ?? [];
    browser.cookies.set(cookie[1] ?? '', cookie[2] ?? '');
    expect(await browser.signIn({ id: randomUUID(), email, ...answer }, '/saml/login?trial=1')).toBe(
      '/settings/sso',
    );
    expect((await browser.actor())?.sessionId).toBe(admin.sessionId);
    const [row] = await sql`select certificate, failure from sso_trials where user_id = ${admin.id}`;
    return row;
  }

  test('succeeds while single sign-on is still disabled, and starts no session', async () => {
    await saveConfig({ sso_enabled: 0 });
    expect(await tryOut()).toMatchObject({ failure: null });
  });

  test('fails with the reason for another person, and for another key', async () => {
    expect((await tryOut({ email: 'other@example.test' }))?.failure).toBe(
      'The identity provider says you are other@example.test, which is not you here.',
    );
    expect((await tryOut({ key: 'foreign' }))?.failure).toContain('not signed with the certificate');
  });
});
