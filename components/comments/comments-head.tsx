import { FollowButton } from '@/components/notifications/follow-button';
import { Icon } from '@/components/ui/icon';

type Props = {
  count: number;
  /** The post in the API. */
  of: string;
  following: boolean;
};

export function CommentsHead({ count, of, following }: Props) {
  return (
    <div className="comments-head">
      <h2>
        {count === 0 && <Icon name="message-square" />}
        {`${count} comment(s)`}
      </h2>
      <FollowButton of={of} initial={following} hint="new comments" />
    </div>
  );
}
