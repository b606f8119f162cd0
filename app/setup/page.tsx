import type { Metadata } from 'next';
import { cache } from 'react';
import { GuestScreen } from '@/components/login/guest-screen';
import { SetupForm } from '@/components/login/setup-form';
import { getTeam } from '@/lib/account/read';
import { loadPublicPage } from '@/lib/http/page';
import { assertEmptyTeam } from '@/lib/users/setup';

const load = cache(() => loadPublicPage(assertEmptyTeam));

export async function generateMetadata(): Promise<Metadata> {
  await load();
  return { title: { absolute: 'Set up Hearth' }, referrer: 'no-referrer' };
}

const welcome = {
  name: 'Hearth',
  logo: null,
  login_title: 'Welcome to Hearth',
  login_short_intro: 'The intranet of your team. You are the first one here.',
};

export default async function SetupPage() {
  await load();
  return (
    <GuestScreen account={{ brand_color: null, ...welcome, logo: (await getTeam()).logo }} label="Set up">
      <SetupForm />
    </GuestScreen>
  );
}
