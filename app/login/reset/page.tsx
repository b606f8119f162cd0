import type { Metadata } from 'next';
import { GuestScreen } from '@/components/login/guest-screen';
import { ResetForm } from '@/components/login/reset-form';
import { getTeam } from '@/lib/account/read';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getTeam();
  return { title: { absolute: `Choose a new password - ${name}` }, referrer: 'no-referrer' };
}

export default async function ResetPage({ searchParams }: PageProps<'/login/reset'>) {
  const { token } = await searchParams;
  return (
    <GuestScreen account={await getTeam()} label="Choose a new password">
      <ResetForm token={String(token ?? '')} />
    </GuestScreen>
  );
}
