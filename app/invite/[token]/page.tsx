import type { Metadata } from 'next';
import { AcceptForm } from '@/components/login/accept-form';
import { EndedInvitation } from '@/components/login/ended-invitation';
import { GuestScreen } from '@/components/login/guest-screen';
import { getTeam } from '@/lib/account/read';
import { loadPublicPage } from '@/lib/http/page';
import { getOffer } from '@/lib/users/invitation-read';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getTeam();
  return { title: { absolute: `Your invitation - ${name}` }, referrer: 'no-referrer' };
}

export default async function InvitePage({ params }: PageProps<'/invite/[token]'>) {
  const { token } = await params;
  const offer = await loadPublicPage(() => getOffer(token));
  const team = await getTeam();
  return (
    <GuestScreen account={team} label="Your invitation">
      {offer ? (
        <AcceptForm {...{ token, offer }} team={team.name} forced={team.sso === 2} />
      ) : (
        <EndedInvitation />
      )}
    </GuestScreen>
  );
}
