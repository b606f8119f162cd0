import { expect } from '@playwright/test';
import { Client, type Refusal } from '../client.ts';
import { sql } from '../database.ts';
import { createPerson, deactivate, insertUser, password } from '../factories.ts';
import { test } from '../fixtures.ts';

// The throttle holds the address too, which every test shares.
test.describe('signing in', { tag: '@alone' }, () => {
  test('starts a session under a new id each time, in a cookie scripts cannot read', async () => {
    const user = await insertUser();
    const api = new Client();
    const answer = await api.signIn(user.email, password);
    expect(answer.status).toBe(200);
    const first = api.sessionCookie;
    const cookie = answer.headers.getSetCookie().find((each) => each.includes('hearth.session=')) ?? '';
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly.*SameSite=Lax/i);
    await api.signIn(user.email, password);
    expect(api.sessionCookie).not.toBe(first);
    expect(await sessionsOf(user)).toBe(2);
  });

  test('takes the address whatever its case and spaces', async () => {
    const user = await insertUser();
    const answer = await new Client().signIn(` ${user.email.toUpperCase()} `, password);
    expect(answer.status).toBe(200);
  });

  test('says the same of unknown people, wrong passwords, deactivated and deleted ones', async ({
    admin,
  }) => {
    const [known, away, gone] = [await insertUser(), await insertUser(), await insertUser()];
    await deactivate(away);
    await admin.api.del(`/api/user/${gone.id}`);
    const attempts: [string, string][] = [
      [known.email, 'wrong'],
      ['nobody@example.test', password],
      [away.email, password],
      [gone.email, password],
      ['', ''],
      [`${known.email}\u0000`, password],
    ];
    const answers = await Promise.all(attempts.map(([email, secret]) => new Client().signIn(email, secret)));
    const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(new Set(told.map(String)).size).toBe(1);
    expect(told[0]?.[0]).toBe(401);
  });

  test('takes as long for unknown people as for known ones', async () => {
    const user = await insertUser();
    const time = async (email: string) => {
      const started = performance.now();
      await new Client().signIn(email, 'wrong');
      return performance.now() - started;
    };
    const known = [await time(user.email), await time(user.email), await time(user.email)];
    const unknown = [await time('a@x.test'), await time('b@x.test'), await time('c@x.test')];
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  test('is refused after ten failures, with the right password too, and says for how long', async () => {
    const user = await insertUser();
    await failTimes(10, user.email);
    const answer = await new Client().signIn(user.email, password);
    expect([answer.status, ((await answer.json()) as Refusal).code]).toEqual([429, 'too_many']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  test('of others at the same address goes on', async () => {
    const [locked, other] = [await insertUser(), await insertUser()];
    await failTimes(10, locked.email);
    expect((await new Client().signIn(other.email, password)).status).toBe(200);
  });

  test('is open again when the window is over', async () => {
    const user = await insertUser();
    await failTimes(10, user.email);
    await sql`update rate_limits set expire = now() - interval '1 second'`;
    expect((await new Client().signIn(user.email, password)).status).toBe(200);
  });

  test('forgives the failures before it', async () => {
    const user = await insertUser();
    for (const _round of [1, 2]) {
      await failTimes(9, user.email);
      expect((await new Client().signIn(user.email, password)).status).toBe(200);
    }
  });

  test('is refused to an address from which ten accounts failed', async () => {
    const user = await insertUser();
    for (let i = 0; i < 10; i++) await new Client().signIn(`nobody-${i}@example.test`, 'wrong');
    expect((await new Client().signIn(user.email, password)).status).toBe(429);
  });

  test('counts an account however its address is spelled', async () => {
    const user = await insertUser();
    await failTimes(5, user.email);
    await failTimes(5, ` ${user.email.toUpperCase()} `);
    expect((await new Client().signIn(user.email, password)).status).toBe(429);
  });

  test('is held by the socket, not by what X-Forwarded-For claims', async () => {
    const user = await insertUser();
    for (let i = 0; i < 10; i++) await attempt(user.email, { 'X-Forwarded-For': `203.0.113.${i}` });
    expect((await attempt(user.email, { 'X-Forwarded-For': '198.51.100.1' })).status).toBe(429);
  });

  for (const type of [
    'application/x-www-form-urlencoded; x=json',
    'application/x-www-form-urlencoded;json',
  ]) {
    test(`is counted when it comes as ${type}`, async () => {
      const user = await insertUser();
      for (let i = 0; i < 10; i++) await attempt(user.email, { 'Content-Type': type });
      expect((await attempt(user.email, { 'Content-Type': type })).status).toBe(429);
    });
  }

  test('as JSON is counted as well', async () => {
    const user = await insertUser();
    const send = () => attempt(user.email, { 'Content-Type': 'application/json' });
    for (let i = 0; i < 10; i++) await send();
    expect((await send()).status).toBe(429);
  });

  test('cannot be tried more often by trying at once', async () => {
    const user = await insertUser();
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(user.email)));
    const tried = answers.filter((answer) => answer.status !== 429);
    expect(tried.length).toBeLessThanOrEqual(10);
  });

  for (const url of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    'http://127.0.0.1.evil.example',
    'https://',
    'x',
  ]) {
    test(`never leads to ${JSON.stringify(url)}`, async () => {
      const { email, api } = await createPerson();
      const client = new Client();
      const answer = await client.signIn(email, password, { callbackUrl: url, json: 'false' });
      expect([answer.status, client.signedIn]).toEqual([302, true]);
      const page = await api.send(`/login?callbackUrl=${encodeURIComponent(url)}`);
      for (const { headers } of [answer, page]) {
        const location = new URL(headers.get('location') ?? '', 'http://own.test');
        expect(location.hostname).not.toContain('evil');
        expect(location.pathname).toBe('/');
      }
    });

    test(`asks for a token with ${JSON.stringify(url)} as with none`, async () => {
      const asked = await new Client().get(`/api/auth/csrf?callbackUrl=${encodeURIComponent(url)}`);
      const kept = await new Client().get('/api/auth/csrf', {
        headers: { Cookie: `hearth.callback=${encodeURIComponent(url)}` },
      });
      expect([asked.status, kept.status]).toEqual([200, 200]);
    });
  }

  test('that is no JSON, though it says so, is told', async () => {
    const answer = await new Client().post('/api/auth/callback/credentials', undefined, { raw: '{' });
    expect(answer.status).toBe(400);
  });

  test('leads back to the page that was asked for', async () => {
    const { api } = await createPerson();
    const guest = await new Client().send('/groups?page=2');
    expect(guest.headers.get('location')).toBe('/login?callbackUrl=%2Fgroups%3Fpage%3D2');
    const start = await new Client().send('/');
    expect([start.status, start.headers.get('location')]).toEqual([307, '/login?callbackUrl=%2F']);
    const page = await api.send('/login?callbackUrl=%2Fgroups%3Fpage%3D2');
    expect(page.headers.get('location')).toBe('/groups?page=2');
  });

  test('is not asked for at an address that nobody knows', async () => {
    for (const path of ['/no-such-page', '/settings/no/such', '/robots.txt', '/.well-known/x', '/_next/x']) {
      const answer = await new Client().send(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 404, null]);
      expect(await answer.text()).not.toContain('csrf-token');
    }
  });

  for (const [name, value] of [
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const) {
    test(`is refused with ${name}: ${value}`, async () => {
      const user = await insertUser();
      expect((await attempt(user.email, { [name]: value })).status).toBe(403);
    });
  }

  test('without the form token leads nowhere and starts nothing', async () => {
    const user = await insertUser();
    const body = new URLSearchParams({ email: user.email, password, json: 'true' });
    await new Client().send('/api/auth/callback/credentials', { method: 'POST', body });
    expect(await sessionsOf(user)).toBe(0);
  });
});

test('signing out needs the token of the form', async () => {
  const { id, api } = await createPerson();
  const send = (_token: string) =>
    api.send('/logout', { method: 'POST', body: new URLSearchParams({ _token }) });
  expect((await send('')).status).toBe(403);
  expect((await send('wrong')).status).toBe(403);
  expect(await sessionsOf({ id })).toBe(1);
  const out = await send(await api.token());
  expect([out.status, out.headers.get('location')]).toEqual([303, '/login']);
  expect(await sessionsOf({ id })).toBe(0);
});

test('a cookie that is forged or cut is no session', async () => {
  const { api } = await createPerson();
  const value = api.sessionCookie ?? '';
  for (const forged of [value.slice(0, -3), `${value.slice(0, -5)}AAAAA`, 'x', 'eyJhbGciOiJub25lIn0.e30.']) {
    const answer = await api.send('/api/account/user', { headers: { Cookie: `hearth.session=${forged}` } });
    expect(answer.status).toBe(401);
  }
});

async function failTimes(times: number, email: string): Promise<void> {
  for (let i = 0; i < times; i++) expect((await new Client().signIn(email, `wrong ${i}`)).status).toBe(401);
}

/** A wrong password with headers of the caller's choice. */
async function attempt(email: string, headers: Record<string, string> = {}): Promise<Response> {
  const api = new Client();
  const { csrfToken } = (await (await api.send('/api/auth/csrf')).json()) as { csrfToken: string };
  const fields = { csrfToken, email, password: 'wrong', json: 'true' };
  const type = headers['Content-Type'] ?? 'application/x-www-form-urlencoded';
  const body = type.startsWith('application/json')
    ? JSON.stringify(fields)
    : new URLSearchParams(fields).toString();
  const sent = { 'Content-Type': type, ...headers };
  return api.send('/api/auth/callback/credentials', { method: 'POST', body, headers: sent });
}

async function sessionsOf({ id }: { id: number }): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::int from sessions where user_id = ${id}`;
  return row.count;
}
