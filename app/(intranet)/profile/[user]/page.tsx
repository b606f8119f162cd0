import type { Metadata } from 'next';
import { cache } from 'react';
import { ProfileScreen } from '@/components/users/profile-screen';
import { loadPage } from '@/lib/http/page';
import { pageOf } from '@/lib/paging';
import { listPostsBy } from '@/lib/posts/by-author';
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

export default async function ProfilePage({ params, searchParams }: PageProps<'/profile/[user]'>) {
  const profile = await load((await params).user);
  const page = pageOf((await searchParams).page);
  const posts = await loadPage((actor) => listPostsBy(actor, profile.user.id, page));
  return <ProfileScreen {...profile} posts={posts} />;
}
