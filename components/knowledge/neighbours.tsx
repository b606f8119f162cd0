import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { flatten } from '@/components/ui/tree-rows';
import type { PostBranchJson } from '@/lib/posts/tree-read';
import { branchUrl } from './branch-url';

type Props = { group: { slug: string }; tree: readonly PostBranchJson[]; current: number };

/** The articles before and after this one, in the order of the tree. */
export function Neighbours({ group, tree, current }: Props) {
  const rows = tree.map((post) => ({ id: post.id, parentId: post.parent_id, post }));
  const order = flatten(rows, () => true).map(({ row }) => row.post);
  const index = order.findIndex((post) => post.id === current);
  const previous = order[index - 1];
  const next = index < 0 ? undefined : order[index + 1];
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
