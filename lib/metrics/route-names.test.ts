import { expect, test } from 'vitest';
import { routeNames } from '@/lib/metrics/route-names';

const nameOf = routeNames([
  '/',
  '/groups/[group]',
  '/groups/[group]/[post]',
  '/groups/new',
  '/groups/[group]/category/[category]',
  '/api/[...path]',
  '/api/health',
]);

test.each([
  ['/', '/'],
  ['/groups/news', '/groups/[group]'],
  ['/groups/new', '/groups/new'],
  ['/groups/new/post-1', '/groups/[group]/[post]'],
  ['/groups/news/category/tips', '/groups/[group]/category/[category]'],
  ['/groups/news/a/b/c', 'other'],
  ['/api/health', '/api/health'],
  ['/api/what/ever', '/api/[...path]'],
  ['/wp-login.php', 'other'],
])('%s is %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
