import type { Metadata } from 'next';
import { GuestScreen } from '@/components/login/guest-screen';
import { UnsubscribeButton } from '@/components/notifications/unsubscribe-button';
import { getTeam } from '@/lib/account/read';

export const metadata: Metadata = { title: { absolute: 'Unsubscribe' }, referrer: 'no-referrer' };

export default async function UnsubscribePage({ params }: PageProps<'/unsubscribe/[token]'>) {
  const { token } = await params;
  return (
    <GuestScreen account={await getTeam()} label="Unsubscribe">
      <UnsubscribeButton token={decodeURIComponent(token)} />
    </GuestScreen>
  );
}
