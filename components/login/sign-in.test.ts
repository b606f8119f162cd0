import { afterEach, expect, test, vi } from 'vitest';
import { broken, signIn, tooMany, unreachable, wrong } from './sign-in';

const person = { email: 'member@example.com', password: 'secret', callbackUrl: '/people' };

function answerWith(answer: () => Response) {
  const asked = vi.fn(async (path: string, _init?: RequestInit) =>
    path === '/api/auth/csrf' ? Response.json({ csrfToken: 'token' }) : answer(),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('signing in sends the form with the token and says nothing when it worked', async () => {
  const asked = answerWith(() => Response.json({ url: 'http://localhost/people' }));
  expect(await signIn(person)).toBeNull();
  expect(String(asked.mock.calls[1]?.[1]?.body)).toContain('csrfToken=token&email=member%40example.com');
});

test('a refusal is a sentence, in the form next-auth gives it', async () => {
  answerWith(() => Response.json({ url: 'http://localhost/login?error=CredentialsSignin' }, { status: 401 }));
  expect(await signIn(person)).toBe(wrong);
  answerWith(() => Response.json({ url: 'http://localhost/login?error=CredentialsSignin' }));
  expect(await signIn(person)).toBe(wrong);
});

test('the server has the word when it says something', async () => {
  answerWith(() => Response.json({ message: 'This account is closed.' }, { status: 403 }));
  expect(await signIn(person)).toBe('This account is closed.');
});

test('too many attempts tell how long to wait', async () => {
  answerWith(() => new Response('{}', { status: 429, headers: { 'Retry-After': '600' } }));
  expect(await signIn(person)).toBe('Too many attempts. Wait 10 minutes, then try again.');
  expect(tooMany(30)).toContain('30 seconds');
  expect(tooMany(0)).toContain('a while');
});

test('a broken or an unreachable server is told apart from a wrong password', async () => {
  answerWith(() => new Response('oops', { status: 500 }));
  expect(await signIn(person)).toBe(broken);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await signIn(person)).toBe(unreachable);
});
