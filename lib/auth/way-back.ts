import { sameOriginPath } from '@/lib/http/same-origin-path';

/** The path to go on to after signing in, of what may also be a whole address of this site. */
export function wayBack(value: unknown, origin: string): string {
  if (typeof value !== 'string') return '/';
  return sameOriginPath(value.startsWith(`${origin}/`) ? value.slice(origin.length) : value);
}
