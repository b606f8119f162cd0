import type { Metadata } from 'next';
import { cache } from 'react';
import { ProfileScreen } from '@/components/users/profile-screen';
import { loadPage } from '@/lib/http/page';
import { pathId } from '@/lib/refs';
import { canEditUser } from '@/lib/users/policy';
import { getUser } from '@/lib/users/read';

const load = cache((ref: string) =>
  loadPage(async (actor) => {
    const user = await getUser(actor, pathId(ref));
    return { user, canEdit: canEditUser(actor, user.id), isSelf: user.id === actor.id };
  }),
);

export async function generateMetadata({ params }: PageProps<'/profile/[user]'>): Promise<Metadata> {
  return { title: (await load((await params).user)).user.name };
}

export default async function ProfilePage({ params }: PageProps<'/profile/[user]'>) {
  return <ProfileScreen {...(await load((await params).user))} />;
}
