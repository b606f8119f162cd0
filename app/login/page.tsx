import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { LoginEntry } from '@/components/login/login-entry';
import { getTeam } from '@/lib/account/read';
import { cookieName } from '@/lib/auth/cookie';
import { currentActor } from '@/lib/auth/current-actor';
import { sameOriginPath } from '@/lib/http/same-origin-path';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getTeam();
  return { title: { absolute: `Sign in - ${name}` } };
}

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { local, sso, ...query } = await searchParams;
  const callbackUrl = sameOriginPath(query.callbackUrl);
  if (await currentActor()) redirect(callbackUrl as '/');
  const team = await getTeam();
  if (team.is_empty) redirect('/setup');
  const stay = (await cookies()).has(cookieName('left'));
  const failure = typeof sso === 'string' ? sso : undefined;
  return <LoginEntry team={team} local={local === '1'} {...{ callbackUrl, stay, failure }} />;
}
