import { expect, test } from 'vitest';
import type { NavLink } from '@/lib/account/navigation';
import { currentHref, groupShortcuts, holds } from './navigation-items';

const link = (href: string, children: NavLink[] = []): NavLink => ({
  text: href,
  href,
  newTab: false,
  children,
});

const navigation = [
  link('/'),
  link('/groups/news'),
  link('/groups/events'),
  link('/groups', [link('/groups/handbook'), link('/groups/news')]),
  link('https://example.com'),
];

test('shortcuts follow the order of the navigation and name a group once', () => {
  expect(groupShortcuts(navigation).map((item) => item.href)).toEqual([
    '/groups/news',
    '/groups/events',
    '/groups/handbook',
  ]);
});

test('there are nine shortcuts at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => link(`/groups/g${index}`));
  expect(
    groupShortcuts(many)
      .map((item) => item.href)
      .at(-1),
  ).toBe('/groups/g8');
});

test('a page belongs to the longest address that leads to it', () => {
  expect(currentHref(navigation, '/groups/handbook/first-week')).toBe('/groups/handbook');
  expect(currentHref(navigation, '/groups/new')).toBe('/groups');
});

test('home is current on home alone, and another site never', () => {
  expect(currentHref(navigation, '/')).toBe('/');
  expect(currentHref(navigation, '/people')).toBeNull();
});

test('a slug that only begins alike is another group', () => {
  expect(currentHref([link('/groups/news')], '/groups/newsroom')).toBeNull();
});

test('an item holds what is below it', () => {
  const groups = link('/groups', [link('/groups/handbook')]);
  expect(holds(groups, '/groups/handbook')).toBe(true);
  expect(holds(groups, '/people')).toBe(false);
  expect(holds(groups, null)).toBe(false);
});
