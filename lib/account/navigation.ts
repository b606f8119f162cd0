export const navigationTypes = ['section', 'page', 'custom'] as const;

/** The static pages a navigation item of type `page` can name, with their paths and default texts. */
export const staticPages = {
  dashboard: { path: '/', text: 'Home' },
  settings: { path: '/settings', text: 'Settings' },
  groups: { path: '/groups', text: 'Groups' },
  people: { path: '/people', text: 'People' },
} as const;

export type NavigationItemJson = {
  type: (typeof navigationTypes)[number];
  url: string;
  text: string;
  children: NavigationItemJson[];
};

export type NavGroup = { id: number; slug: string; name: string };

/** A link as the header shows it. */
export type NavLink = { text: string; href: string; newTab: boolean; children: NavLink[] };

/** http(s), mailto, `#` and paths of this site; never a scheme that runs something (contract §3). */
export function isSafeLink(url: string): boolean {
  if (url.startsWith('#')) return true;
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url) && !/\p{Cc}/u.test(url);
  const parsed = URL.parse(url);
  return parsed !== null && ['http:', 'https:', 'mailto:'].includes(parsed.protocol);
}

/**
 * The stored tree without what this person may not open: sections of hidden groups, and settings for non-admins. What is
 * below such an item takes its place.
 */
export function filterNavigation(
  items: NavigationItemJson[],
  viewer: { groups: NavGroup[]; isAdmin: boolean },
): NavigationItemJson[] {
  const visible = new Set(viewer.groups.map((group) => group.slug));
  const mayOpen = (item: NavigationItemJson) =>
    (item.type !== 'section' || visible.has(item.url)) &&
    (item.url !== 'settings' || item.type !== 'page' || viewer.isAdmin);
  return items.flatMap((item) => {
    const children = filterNavigation(item.children, viewer);
    return mayOpen(item) ? { ...item, children } : children;
  });
}

/** What the header draws. The page item `groups` gets the viewer's groups as its submenu (spec §2). */
export function navigationLinks(items: NavigationItemJson[], groups: NavGroup[], ownHost: string): NavLink[] {
  return items.map((item) => {
    const children = navigationLinks(item.children, groups, ownHost);
    const listsGroups = item.type === 'page' && item.url === 'groups';
    return {
      text: item.text,
      href: hrefOf(item),
      newTab: item.type === 'custom' && opensNewTab(item.url, ownHost),
      children: listsGroups ? [...groups.map(groupLink), ...children] : children,
    };
  });
}

function groupLink(group: NavGroup): NavLink {
  return { text: group.name, href: `/groups/${group.slug}`, newTab: false, children: [] };
}

function hrefOf(item: NavigationItemJson): string {
  if (item.type === 'section') return `/groups/${item.url}`;
  if (item.type === 'custom') return item.url;
  return staticPages[item.url as keyof typeof staticPages]?.path ?? '/';
}

function opensNewTab(url: string, ownHost: string): boolean {
  if (url.startsWith('#') || url.startsWith('/')) return false;
  return URL.parse(url)?.host !== ownHost;
}
