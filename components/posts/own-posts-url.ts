import type { OwnPostsQuery } from '@/lib/posts/schema';
import { withQuery } from '@/lib/urls';

/** The address of a state of "Your posts"; the usual order is not spelled out. */
export function ownPostsUrl({ page, sort, direction, search }: OwnPostsQuery): string {
  const sorted = sort !== 'updated_at' || direction ? { sort, direction } : {};
  return withQuery('/profile/posts', { search, ...sorted, page });
}
