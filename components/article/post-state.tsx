import { Alert } from '@/components/ui/alert';
import { LocalTime } from '@/components/ui/local-time';
import type { PostFacts } from './post-facts';

/** Tells those who see a post before everybody else does that it is so. */
export function PostState({ facts: { group, published, scheduled } }: { facts: PostFacts }) {
  if (published) return null;
  if (scheduled) {
    return (
      <Alert tone="info" className="article-state" title="Scheduled">
        <p>
          Everybody who sees {group.name} can read this from <LocalTime value={scheduled} format="dateTime" />
          .
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="info" className="article-state" title="Draft">
      <p>Only its authors and the admins of {group.name} can see this.</p>
    </Alert>
  );
}
