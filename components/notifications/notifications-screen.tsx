import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page, PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { ToConfirmJson } from '@/lib/confirmations/schema';
import type { NotificationPage } from '@/lib/notifications/schema';
import { LiveNotifications } from './live-notifications';
import { NotificationRow } from './notification-row';
import { ReadAllButton } from './read-all-button';
import { ToConfirm } from './to-confirm';

type Props = { notifications: NotificationPage; toConfirm: ToConfirmJson[] };

export function NotificationsScreen({ notifications, toConfirm }: Props) {
  const { data, unread, current_page, last_page } = notifications;
  return (
    <Page width="form">
      <PageHeader
        title="Notifications"
        actions={
          <>
            <ButtonLink href="/profile/notifications" icon="settings">
              Settings
            </ButtonLink>
            {unread > 0 && <ReadAllButton />}
          </>
        }
      />
      <LiveNotifications unread={unread} newest={current_page === 0 ? (data[0]?.id ?? null) : undefined} />
      <ToConfirm posts={toConfirm} />
      {data.length === 0 && (
        <EmptyState icon="bell" title={toConfirm.length === 0 ? 'Nothing to tell' : 'Nothing else to tell'}>
          You hear here of posts for everyone, of mentions, and of comments on what you wrote or took part in.
        </EmptyState>
      )}
      <ul className="notifications">
        {data.map((entry) => (
          <li key={entry.id}>
            <NotificationRow entry={entry} />
          </li>
        ))}
      </ul>
      <Pagination
        page={current_page}
        lastPage={last_page}
        href={(page) => (page === 0 ? '/notifications' : `/notifications?page=${page}`)}
      />
    </Page>
  );
}
