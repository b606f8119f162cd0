import { PostEditor } from '@/components/post-editor/post-editor';
import { loadPage } from '@/lib/http/page';
import { getPostEditor } from '@/lib/posts/edit';

export const metadata = { title: 'New post' };

export default async function Page({ params }: PageProps<'/groups/[group]/category/[category]/new-post'>) {
  const address = await params;
  return <PostEditor {...(await loadPage((actor) => getPostEditor(actor, address)))} />;
}
