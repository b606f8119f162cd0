import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameOriginPath } from '@/lib/http/same-origin-path';

test.each(['/', '/groups/news', '/groups/news?page=1#comments', '/a/b/', '/a:b', '/%2F%2Fevil.example'])(
  '%s stays',
  (path) => expect(sameOriginPath(path)).toBe(path),
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '@evil.example',
  '',
  `/${'a'.repeat(3000)}`,
  ['/groups'],
  { not: '' },
  null,
  undefined,
])('%j leads home', (value) => expect(sameOriginPath(value)).toBe('/'));

test('whatever it answers, a browser stays on this host', () => {
  const unit = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '?',
    '#',
    '@',
    ':',
    '\t',
    '\n',
    'a',
    'evil.example',
    'https:',
  );
  fc.assert(
    fc.property(fc.string({ unit }), (value) => {
      const path = sameOriginPath(`/${value}`);
      expect(new URL(path, 'https://team.example').origin).toBe('https://team.example');
      expect(sameOriginPath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});
