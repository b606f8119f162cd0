import { KnowledgePanes } from '@/components/knowledge/knowledge-panes';
import { PostEditor } from '@/components/post-editor/post-editor';
import { viewPanes } from '@/lib/groups/panes';
import { groupTypes } from '@/lib/groups/types';
import { loadPage } from '@/lib/http/page';
import { getPostEditor } from '@/lib/posts/edit';

type Address = { group: string; category?: string; post?: string };

/** The page where a post is written; a knowledge base keeps its panes beside it (spec §2, edit post page). */
export async function loadEditor(address: Address) {
  const editor = await loadPage((actor) => getPostEditor(actor, address));
  const { group, post, category } = editor;
  if (group.type !== groupTypes.knowledgeBase) return <PostEditor {...editor} />;
  const place = { group: group.slug, category: (post ? post.categories[0] : category)?.slug };
  const panes = await loadPage((actor) => viewPanes(actor, place));
  return (
    <KnowledgePanes {...panes} current={post?.id}>
      <PostEditor {...editor} />
    </KnowledgePanes>
  );
}
