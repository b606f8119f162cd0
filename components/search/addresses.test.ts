import { expect, test } from 'vitest';
import { loginHref, searchHref } from './addresses';

test('who signs in comes back to the page they were on, with its question', () => {
  const href = loginHref({ pathname: '/groups/news', search: '?page=2&view=drafts' });
  const { pathname, searchParams } = new URL(href, 'http://here');
  expect([pathname, [...searchParams]]).toEqual([
    '/login',
    [['callbackUrl', '/groups/news?page=2&view=drafts']],
  ]);
});

test('a page of one list keeps the page of the other', () => {
  expect(searchHref('boat & oar', 2, 0)).toBe('/search?q=boat+%26+oar&page=2');
  expect(searchHref('boat', 1, 3)).toBe('/search?q=boat&page=1&people=3');
});
