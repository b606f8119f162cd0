import type { Metadata } from 'next';
import { cache } from 'react';
import { SharedPostScreen } from '@/components/article/shared-post-screen';
import { ExpiredPage } from '@/components/ui/denied-page';
import { loadPublicPage } from '@/lib/http/page';
import { getSharedPost } from '@/lib/shares/read';

type Props = PageProps<'/public/[post]/[token]'>;

const load = cache((post: string, token: string) => loadPublicPage(() => getSharedPost(post, token)));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { post, token } = await params;
  const shared = await load(post, token);
  const title = shared ? `${shared.title} - ${shared.team.name}` : 'This link has expired';
  return { title: { absolute: title }, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function PublicPostPage({ params }: Props) {
  const { post, token } = await params;
  const shared = await load(post, token);
  return shared ? <SharedPostScreen post={shared} /> : <ExpiredPage />;
}
