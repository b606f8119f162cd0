import { z } from 'zod';
import { isSafeLink, type NavigationItemJson, navigationTypes, staticPages } from '@/lib/account/navigation';
import { line } from '@/lib/fields';

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

function count(items: NavigationItemJson[]): number {
  return items.reduce((sum, item) => sum + 1 + count(item.children), 0);
}

function levels(items: NavigationItemJson[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => levels(item.children)));
}
