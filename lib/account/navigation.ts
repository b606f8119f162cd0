import { z } from 'zod';
import { type NavigationItemJson, navigationTypes, staticPages } from '@/lib/account/schema';
import { line } from '@/lib/fields';

export type NavGroup = { id: number; slug: string; name: string };

/** A link as the header shows it. */
export type NavLink = { text: string; href: string; newTab: boolean; children: NavLink[] };

const maxItems = 200;
const maxLevels = 4;

const itemInput: z.ZodType<NavigationItemJson> = z
  .object({
    type: z.enum(navigationTypes, { error: 'Choose section, page or custom.' }),
    url: z.string().trim().max(2000),
    text: line(100, 'Link Text'),
    get children() {
      return z.array(itemInput).default([]);
    },
  })
  .superRefine((item, context) => {
    const problem = problemOf(item);
    if (problem) context.addIssue({ code: 'custom', path: ['url'], message: problem });
  });

export const navigationInput = z
  .object({
    navigation: z
      .array(itemInput)
      .refine((items) => count(items) <= maxItems, `The navigation can have at most ${maxItems} items.`)
      .refine(
        (items) => levels(items) <= maxLevels,
        `The navigation can be at most ${maxLevels} levels deep.`,
      ),
  })
  .meta({ id: 'NavigationInput' });

function problemOf(item: { type: string; url: string }): string | null {
  if (item.type === 'page') return Object.hasOwn(staticPages, item.url) ? null : 'This page does not exist.';
  if (item.type === 'section') return /^[a-z0-9-]{1,120}$/.test(item.url) ? null : 'Choose a group.';
  return isSafeLink(item.url) ? null : 'Send an http, https or mailto address, a path, or #.';
}

/** http(s), mailto, `#` and paths of this site; never a scheme that runs something (contract §3). */
export function isSafeLink(url: string): boolean {
  if (url.startsWith('#')) return true;
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url) && !/\p{Cc}/u.test(url);
  const parsed = URL.parse(url);
  return parsed !== null && ['http:', 'https:', 'mailto:'].includes(parsed.protocol);
}

function count(items: NavigationItemJson[]): number {
  return items.reduce((sum, item) => sum + 1 + count(item.children), 0);
}

function levels(items: NavigationItemJson[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => levels(item.children)));
}

/** The stored tree without what this person may not open: sections of hidden groups, and settings for non-admins. */
export function filterNavigation(
  items: NavigationItemJson[],
  viewer: { groups: NavGroup[]; isAdmin: boolean },
): NavigationItemJson[] {
  const visible = new Set(viewer.groups.map((group) => group.slug));
  const keep = (item: NavigationItemJson) =>
    (item.type !== 'section' || visible.has(item.url)) &&
    (item.url !== 'settings' || item.type !== 'page' || viewer.isAdmin);
  return items.filter(keep).map((item) => ({ ...item, children: filterNavigation(item.children, viewer) }));
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
