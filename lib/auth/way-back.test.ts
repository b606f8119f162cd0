import { expect, test } from 'vitest';
import { wayBack } from '@/lib/auth/way-back';

const origin = 'https://team.example';

test.each(['/people?page=2', `${origin}/people?page=2`])('%s leads there', (value) =>
  expect(wayBack(value, origin)).toBe('/people?page=2'),
);

test.each([
  `${origin}//evil.example`,
  `${origin}.evil.example/`,
  `${origin}@evil.example/`,
  '//evil.example',
  '\t//evil.example',
  'https://',
  'x',
  '',
  undefined,
  ['/people'],
])('%j leads home', (value) => expect(wayBack(value, origin)).toBe('/'));
