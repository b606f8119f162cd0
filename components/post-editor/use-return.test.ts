// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookForWriter } from './use-return';

const answers: Record<string, unknown> = { '/api/csrf': { token: 'new' } };
const token = () => document.querySelector('meta[name="csrf-token"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<meta name="csrf-token" content="old">';
  vi.stubGlobal('fetch', async (path: string) => {
    const body = answers[path] ?? { message: 'Sign in first.', code: 'unauthenticated' };
    return new Response(JSON.stringify(body), { status: path in answers ? 200 : 401 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete answers['/api/account/user'];
});

it('finds the writer who signed in elsewhere, and takes the token of their session', async () => {
  answers['/api/account/user'] = { id: 7 };
  expect([await lookForWriter({ id: 7 }), token()]).toEqual([null, 'new']);
});

it('lets nobody else go on with the text', async () => {
  answers['/api/account/user'] = { id: 8 };
  expect(await lookForWriter({ id: 7 })).toMatch(/somebody else/);
  expect(token()).toBe('old');
});

it('says why while nobody is signed in', async () => {
  expect(await lookForWriter({ id: 7 })).toBe('Sign in first.');
});
