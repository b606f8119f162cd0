import { RelativeTime } from '@/components/ui/local-time';
import type { CardFacts } from './card-facts';

/** When it was published; what a knowledge base holds is as good as its last update. */
export function PostTime({ facts: { published, updated } }: { facts: CardFacts }) {
  if (updated) {
    return (
      <span>
        Updated <RelativeTime value={updated} />
      </span>
    );
  }
  return published && <RelativeTime value={published} />;
}
