import { Icon } from '@/components/ui/icon';
import type { CardFacts } from './card-facts';

const figures = new Intl.NumberFormat('en', { notation: 'compact' });

/** Views and comments at the foot of a card. */
export function PostMarks({ facts: { views, comments } }: { facts: CardFacts }) {
  return (
    <span className="post-marks">
      <span>
        <Icon name="eye" />
        {figures.format(views)}
        <span className="sr-only"> views</span>
      </span>
      {comments !== undefined && (
        <span>
          <Icon name="message-square" />
          {figures.format(comments)}
          <span className="sr-only"> comments</span>
        </span>
      )}
    </span>
  );
}
