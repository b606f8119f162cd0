import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { PostTreeJson } from '@/lib/posts/tree-read';
import { branchUrl } from './branch-url';

type Props = { group: { slug: string }; tree: Pick<PostTreeJson, 'previous' | 'next'> };

/** The articles before and after this one, in the order of the tree. */
export function Neighbours({ group, tree: { previous, next } }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Previous and next">
      {previous && (
        <Link href={branchUrl(group, previous)}>
          <small>
            <Icon name="arrow-left" />
            Previous
          </small>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={branchUrl(group, next)} className="next">
          <small>
            Next
            <Icon name="arrow-right" />
          </small>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
