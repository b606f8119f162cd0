import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { BrandColour } from '@/components/frame/brand-colour';
import { Frame } from '@/components/frame/frame';
import { navigationLinks } from '@/lib/account/navigation';
import { loadFrame } from './load-frame';

/** A page names itself, `title: 'People'`; the team's name follows. */
export async function generateMetadata(): Promise<Metadata> {
  const { account } = await loadFrame();
  return { title: { default: account.name, template: `%s - ${account.name}` } };
}

/** What every page stands in. It guards nothing: each page runs its own read. */
export default async function IntranetLayout({ children }: { children: ReactNode }) {
  const { account, user, groups, unread, csrfToken } = await loadFrame();
  const host = (await headers()).get('host') ?? '';
  return (
    <>
      <meta name="csrf-token" content={csrfToken} />
      <meta name="viewer" content={String(user.id)} />
      <BrandColour colour={account.brand_color} />
      <Frame
        account={account}
        user={user}
        csrfToken={csrfToken}
        unread={unread}
        navigation={navigationLinks(account.navigation, groups, host)}
      >
        {children}
      </Frame>
    </>
  );
}
