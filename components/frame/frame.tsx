import type { ReactNode } from 'react';
import { Bell } from '@/components/notifications/bell';
import { ToastHost } from '@/components/ui/toast-host';
import type { NavLink } from '@/lib/account/navigation';
import { AccountMenu, type Viewer } from './account-menu';
import { Brand, type Team } from './brand';
import { Drawer } from './drawer';
import { Nav } from './nav';
import { PageSlot } from './page-slot';
import { SearchButton } from './search-button';
import { Shortcuts } from './shortcuts';
import { ViewerWatch } from './viewer-watch';

type Props = {
  account: Team;
  user: Viewer;
  csrfToken: string;
  /** Notifications not read yet. */
  unread: number;
  navigation: NavLink[];
  children: ReactNode;
};

/** What every signed-in page stands in: skip link, header, the page, toasts. */
export function Frame({ account, user, csrfToken, unread, navigation, children }: Props) {
  const { id, name, initials, avatar, email, pivot } = user;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className="app-header">
        <div className="app-bar">
          <Drawer items={navigation} teamName={account.name} />
          <Brand team={account} />
          <Nav items={navigation} />
          <SearchButton />
          <Bell initial={unread} />
          <AccountMenu user={{ id, name, initials, avatar, email, pivot }} csrfToken={csrfToken} />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <PageSlot>{children}</PageSlot>
      </main>
      <Shortcuts items={navigation} />
      <ToastHost />
      <ViewerWatch id={id} csrfToken={csrfToken} />
    </>
  );
}
