import { expect, it } from 'vitest';
import { isAddress, linkAddress } from './link-address';

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' example.com ', 'https://example.com'],
  ['www.järntorget.se/karta', 'https://www.järntorget.se/karta'],
  ['eva@example.com', 'mailto:eva@example.com'],
  ['tel:+46311234', 'tel:+46311234'],
  ['/groups/news', '/groups/news'],
  ['#h-plan', '#h-plan'],
])('takes %s', (typed, href) => {
  expect(linkAddress(typed)).toEqual({ href });
});

it.each([
  ['', 'Type or paste'],
  ['two words', 'no spaces'],
  ['javascript:alert(1)', 'javascript:'],
  ['ftp://example.com', 'ftp:'],
  ['//example.com', 'https://'],
  ['plan', 'not a whole address'],
  ['https://', 'not valid'],
  [`https://a.b/${'x'.repeat(2000)}`, '2,000'],
])('says what is wrong with %j', (typed, words) => {
  expect(linkAddress(typed).problem).toContain(words);
});

it('takes only whole addresses from the clipboard', () => {
  expect(isAddress('https://example.com/x')).toBe(true);
  expect(isAddress('see https://example.com')).toBe(false);
  expect(isAddress('example.com')).toBe(false);
  expect(isAddress('javascript:alert(1)')).toBe(false);
});
