import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filterNavigation,
  isSafeLink,
  type NavigationItemJson,
  navigationLinks,
} from '@/lib/account/navigation';
import { navigationInput } from '@/lib/account/navigation-schema';

const item = (
  type: NavigationItemJson['type'],
  url: string,
  children: NavigationItemJson[] = [],
): NavigationItemJson => ({ type, url, text: url, children });

const accepts = (...navigation: unknown[]) => navigationInput.safeParse({ navigation }).success;
const news = { id: 1, slug: 'news', name: 'News' };

describe('a custom link', () => {
  test.each([
    'https://example.com/a?b#c',
    'http://example.com',
    'mailto:team@example.com',
    '#',
    '#top',
    '/groups/news',
    '/',
    '/a/../b',
  ])('may be %s', (url) => expect(accepts(item('custom', url))).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:https://example.com/1',
    'tel:123',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'example.com',
    'groups/news',
    '?a',
    'https://',
    '',
  ])('may not be %j', (url) => expect(accepts(item('custom', url))).toBe(false));

  test('never leads a browser to a scheme that runs something, or by a path to another host', () => {
    const tricky = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        ':',
        '.',
        '#',
        '\t',
        '\n',
        ' ',
        'a',
        'javascript',
        'data',
        'http',
        '@',
      ),
    });
    fc.assert(
      fc.property(tricky, (url) => {
        if (!isSafeLink(url)) return;
        const target = URL.parse(url, 'https://team.example');
        expect(target === null || ['http:', 'https:', 'mailto:'].includes(target.protocol)).toBe(true);
        if (/^[/#]/.test(url)) expect(target?.host).toBe('team.example');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an item', () => {
  test.each(['dashboard', 'settings', 'groups', 'people'])('may be the page %s', (url) => {
    expect(accepts(item('page', url))).toBe(true);
  });

  test.each(['toString', '__proto__', 'constructor', 'login', ''])('may not be the page %s', (url) => {
    expect(accepts(item('page', url))).toBe(false);
  });

  test('of a section names a group by slug', () => {
    expect(accepts(item('section', 'news-2'))).toBe(true);
    for (const url of ['News', '../settings', 'a/b', '']) expect(accepts(item('section', url))).toBe(false);
  });

  test('needs a text and a known type, and drops what it does not know', () => {
    expect(accepts({ type: 'page', url: 'people', text: ' ' })).toBe(false);
    expect(accepts({ type: 'script', url: 'people', text: 'People' })).toBe(false);
    expect(accepts({ type: 'page', url: { not: '' }, text: 'People' })).toBe(false);
    const sent = { navigation: [{ type: 'page', url: 'people', text: 'People', _id: 'x' }] };
    expect(navigationInput.parse(sent)).toEqual({
      navigation: [{ type: 'page', url: 'people', text: 'People', children: [] }],
    });
  });
});

test('a tree has at most 200 items on four levels', () => {
  const nested = (depth: number): NavigationItemJson =>
    item('custom', '#', depth > 1 ? [nested(depth - 1)] : []);
  expect([accepts(nested(4)), accepts(nested(5))]).toEqual([true, false]);
  const wide = (count: number) => Array.from({ length: count }, () => item('custom', '#'));
  expect([accepts(...wide(200)), accepts(...wide(201))]).toEqual([true, false]);
  expect(accepts(item('custom', '#', wide(200)))).toBe(false);
});

describe('filterNavigation', () => {
  const stored = [
    item('section', 'news'),
    item('section', 'board', [
      item('custom', '#inside'),
      item('page', 'settings', [item('section', 'board'), item('section', 'news')]),
    ]),
    item('custom', '#', [item('section', 'board'), item('section', 'news')]),
    item('page', 'settings'),
    item('custom', 'settings'),
  ];

  test('leaves out hidden groups and settings for non-admins; what is below takes their place', () => {
    expect(filterNavigation(stored, { groups: [news], isAdmin: false })).toEqual([
      item('section', 'news'),
      item('custom', '#inside'),
      item('section', 'news'),
      item('custom', '#', [item('section', 'news')]),
      item('custom', 'settings'),
    ]);
  });

  test('shows admins the settings, and even them no group that is gone', () => {
    const shown = filterNavigation(stored, { groups: [news], isAdmin: true });
    expect(shown.map(({ url }) => url)).toEqual(['news', '#inside', 'settings', '#', 'settings', 'settings']);
  });

  test('leaves the stored tree as it is', () => {
    const before = structuredClone(stored);
    filterNavigation(stored, { groups: [], isAdmin: false });
    expect(stored).toEqual(before);
  });
});

describe('navigationLinks', () => {
  const links = (...items: NavigationItemJson[]) => navigationLinks(items, [news], 'team.example:3000');

  test('opens a new tab for other hosts only', () => {
    const opens = (url: string) => links(item('custom', url))[0]?.newTab;
    expect(['https://example.com', 'https://team.example', 'mailto:a@b.example'].map(opens)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['#', '#top', '/people', 'http://team.example:3000/x', 'https://TEAM.example:3000'].map(opens),
    ).toEqual([false, false, false, false, false]);
    expect(links(item('section', 'news'), item('page', 'people')).map((link) => link.newTab)).toEqual([
      false,
      false,
    ]);
  });

  test('leads to groups, pages and addresses', () => {
    const items = [
      item('section', 'news'),
      item('page', 'dashboard'),
      item('page', 'people'),
      item('custom', '#x'),
    ];
    expect(links(...items).map((link) => link.href)).toEqual(['/groups/news', '/', '/people', '#x']);
  });

  test('lists the groups below the page item groups, before what is stored there', () => {
    const [groups] = links(item('page', 'groups', [item('custom', '#more')]));
    expect(groups?.children.map((link) => link.href)).toEqual(['/groups/news', '#more']);
  });
});
