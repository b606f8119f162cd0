import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ForgotForm } from '@/components/login/forgot-form';
import { GuestScreen } from '@/components/login/guest-screen';
import { getTeam } from '@/lib/account/read';
import { currentActor } from '@/lib/auth/current-actor';

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: `Forgot your password? - ${(await getTeam()).name}` } };
}

export default async function ForgotPage() {
  if (await currentActor()) redirect('/');
  return (
    <GuestScreen account={await getTeam()} label="Forgot your password?">
      <ForgotForm />
    </GuestScreen>
  );
}
