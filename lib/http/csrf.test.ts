import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { csrfTokenOf } from '@/lib/auth/cookie';
import { assertCsrf, assertSameOrigin } from '@/lib/http/csrf';

let token: string;

beforeAll(() => {
  // Read with the rest of the environment, and never connected to.
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/none');
  token = csrfTokenOf('session');
});

function request(headers: Record<string, string>, method = 'POST') {
  return new Request('http://team.example/api/groups', {
    method,
    headers: { Host: 'team.example', ...headers },
  });
}

const refuses = (headers: Record<string, string>, method?: string) => {
  try {
    assertCsrf(request(headers, method), 'session');
    return false;
  } catch (error) {
    return (error as { code: string }).code === 'csrf';
  }
};

describe('an unsafe call', () => {
  test('needs the token of its own session', () => {
    expect(refuses({ 'X-CSRF-TOKEN': token })).toBe(false);
    expect(refuses({})).toBe(true);
    expect(refuses({ 'X-CSRF-TOKEN': '' })).toBe(true);
    expect(refuses({ 'X-CSRF-TOKEN': csrfTokenOf('another') })).toBe(true);
    expect(refuses({ 'X-CSRF-TOKEN': token.slice(1) })).toBe(true);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'])('may be any but a safe method: %s', (method) => {
    expect(refuses({}, method)).toBe(true);
  });

  test.each([
    'https://evil.example',
    'null',
    'http://team.example.evil.example',
    'http://sub.team.example',
    '',
  ])('is refused from the origin %j even with the token', (origin) =>
    expect(refuses({ 'X-CSRF-TOKEN': token, Origin: origin })).toBe(true),
  );

  test('is refused when the browser calls it cross-site', () => {
    expect(refuses({ 'X-CSRF-TOKEN': token, 'Sec-Fetch-Site': 'cross-site' })).toBe(true);
    expect(
      refuses({ 'X-CSRF-TOKEN': token, 'Sec-Fetch-Site': 'same-origin', Origin: 'http://team.example' }),
    ).toBe(false);
  });
});

test.each(['GET', 'HEAD'])('a %s needs no token', (method) => {
  expect(refuses({ Origin: 'https://evil.example' }, method)).toBe(false);
});

describe('with a base URL', () => {
  beforeEach(() => {
    vi.stubEnv('BASE_URL', 'https://intranet.example');
    vi.stubEnv('DATABASE_URL', 'postgres://localhost/none');
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllEnvs());

  test('only its origin is ours, whatever the Host header says', async () => {
    const fresh = await import('@/lib/http/csrf');
    expect(() => fresh.assertSameOrigin(request({ Origin: 'https://intranet.example' }))).not.toThrow();
    expect(() => fresh.assertSameOrigin(request({ Origin: 'http://team.example' }))).toThrow('another site');
  });
});

test('without one, the host that was asked is ours by both schemes, as a proxy may speak https', () => {
  expect(() => assertSameOrigin(request({ Origin: 'https://team.example' }))).not.toThrow();
});
