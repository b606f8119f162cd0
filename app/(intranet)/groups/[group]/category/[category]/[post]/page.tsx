import type { Metadata } from 'next';
import { loadPanes } from '@/app/(intranet)/groups/[group]/load-panes';
import { loadPost } from '@/app/(intranet)/groups/[group]/load-post';
import { PostScreen } from '@/components/article/post-screen';

type Props = PageProps<'/groups/[group]/category/[category]/[post]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { post } = await loadPost(await params, await searchParams);
  return { title: post.title };
}

export default async function PostInCategoryPage({ params, searchParams }: Props) {
  const view = await loadPost(await params, await searchParams);
  return <PostScreen {...view} {...(await loadPanes(view.post))} />;
}
