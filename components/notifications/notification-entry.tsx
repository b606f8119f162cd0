import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { RelativeTime } from '@/components/ui/local-time';
import type { NotificationJson } from '@/lib/notifications/schema';

type Props = { entry: NotificationJson; onGo?: (() => void) | undefined };

export function NotificationEntry({ entry, onGo }: Props) {
  return (
    <Link
      className="notification"
      href={entry.url}
      data-unread={entry.read_at ? undefined : ''}
      onClick={onGo}
    >
      {entry.user ? <Avatar person={entry.user} /> : <Icon name="bell" />}
      <span>
        {!entry.read_at && <span className="sr-only">Unread: </span>}
        {entry.text}
        <small>
          {entry.group && `${entry.group.name} · `}
          <RelativeTime value={entry.created_at} />
        </small>
      </span>
    </Link>
  );
}
