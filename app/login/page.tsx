import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginScreen } from '@/components/login/login-screen';
import { getTeam } from '@/lib/account/read';
import { currentActor } from '@/lib/auth/current-actor';
import { sameOriginPath } from '@/lib/http/same-origin-path';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getTeam();
  return { title: { absolute: `Sign in - ${name}` } };
}

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const callbackUrl = sameOriginPath((await searchParams).callbackUrl);
  if (await currentActor()) redirect(callbackUrl as '/');
  return <LoginScreen account={await getTeam()} callbackUrl={callbackUrl} />;
}
