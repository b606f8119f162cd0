import { notFound } from '@/lib/errors';

/** How code names a thing: a path's text, or its id as a number, which no slug of digits can be taken for. */
export type Ref = string | number;

/**
 * A slug or a numeric id, as paths name groups, posts and categories (contract §1: the slug goes first).
 * `id` is null when the text cannot be one; the slug of a number is the empty one, which nothing has.
 */
export function readRef(ref: Ref): { slug: string; id: number | null } {
  if (typeof ref === 'number') return { slug: '', id: ref };
  const id = /^[1-9]\d{0,9}$/.test(ref) ? Number(ref) : null;
  return { slug: ref.slice(0, 200).replaceAll('\0', ''), id: id !== null && id <= 2_147_483_647 ? id : null };
}

/** An id in a path; whatever is none names nothing. */
export function pathId(value: string): number {
  const { id } = readRef(value);
  if (id === null) throw notFound();
  return id;
}
