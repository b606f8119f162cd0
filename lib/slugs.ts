import { slugify } from 'transliteration';

/**
 * Words that are routes of their level, of pages or of calls, and so can name neither group, category nor post
 * (contract §1, slugs). Folder `0` is the top level in bulk-move.
 */
const reserved = new Set([
  'new',
  'edit',
  'new-post',
  'undefined',
  'category',
  'posts',
  'download-ics',
  'rebuild-menu',
  'trash',
  '0',
]);

const maxLength = 100;

/** A slug from any text: letters of every script transliterated; `fallback` where nothing is left. */
export function slugOf(text: string, fallback: string): string {
  const slug = slugify(text.slice(0, 300), { lowercase: true, separator: '-' })
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
  return slug || fallback;
}

/** The first of `base`, `base-2`, `base-3` … that is neither taken nor a route word. */
export function freeSlug(base: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  if (!used.has(base) && !reserved.has(base)) return base;
  let suffix = 2;
  while (used.has(`${base}-${suffix}`)) suffix++;
  return `${base}-${suffix}`;
}
