import type { NavLink } from '@/lib/account/navigation';

const digits = 9;

/** Where Ctrl+1 … Ctrl+9 lead: links to groups, in the order of the navigation, each once. */
export function groupShortcuts(items: readonly NavLink[]): NavLink[] {
  const links = items.flatMap(sectionsOf);
  const isFirst = (link: NavLink, index: number) =>
    links.findIndex((other) => other.href === link.href) === index;
  return links.filter(isFirst).slice(0, digits);
}

function sectionsOf(link: NavLink): NavLink[] {
  const below = link.children.flatMap(sectionsOf);
  return isGroup(link.href) ? [link, ...below] : below;
}

function isGroup(href: string) {
  return /^\/groups\/[^/]+$/.test(href) && href !== '/groups/new';
}

/** The address of the item that the page at `pathname` belongs to: the longest that leads there, or null. */
export function currentHref(items: readonly NavLink[], pathname: string): string | null {
  const hits = items.flatMap(hrefsOf).filter((href) => leadsTo(href, pathname));
  return hits.sort((a, b) => b.length - a.length)[0] ?? null;
}

function hrefsOf(link: NavLink): string[] {
  return [link.href, ...link.children.flatMap(hrefsOf)];
}

function leadsTo(href: string, pathname: string) {
  if (!href.startsWith('/')) return false;
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

/** Whether the item or anything below it is the current one. */
export function holds(link: NavLink, href: string | null): boolean {
  return href !== null && hrefsOf(link).includes(href);
}
