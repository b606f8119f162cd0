import type { Metadata } from 'next';
import { OwnPostsScreen } from '@/components/posts/own-posts-screen';
import { loadPage } from '@/lib/http/page';
import { listOwnPosts } from '@/lib/posts/own';
import { ownPostsQuery } from '@/lib/posts/schema';

export const metadata: Metadata = { title: 'Your posts' };

export default async function OwnPostsPage({ searchParams }: PageProps<'/profile/posts'>) {
  const parsed = ownPostsQuery.safeParse(await searchParams);
  const query = parsed.data ?? ownPostsQuery.parse({});
  return <OwnPostsScreen posts={await loadPage((actor) => listOwnPosts(actor, query))} query={query} />;
}
