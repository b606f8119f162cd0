import type { ReactNode } from 'react';
import { KnowledgePanes } from '@/components/knowledge/knowledge-panes';
import { Neighbours } from '@/components/knowledge/neighbours';
import { viewPanes } from '@/lib/groups/panes';
import { groupTypes } from '@/lib/groups/types';
import { loadPage } from '@/lib/http/page';
import type { PostCardJson } from '@/lib/posts/schema';

/** What a knowledge base puts around its articles; nothing for the other types. */
export async function loadPanes({ id, group, categories }: PostCardJson) {
  if (group.type !== groupTypes.knowledgeBase) return {};
  const address = { group: group.slug, category: categories[0]?.slug };
  const panes = await loadPage((actor) => viewPanes(actor, address, id));
  return {
    frame: (article: ReactNode) => (
      <KnowledgePanes {...panes} current={id}>
        {article}
      </KnowledgePanes>
    ),
    neighbours: <Neighbours group={group} tree={panes.tree} />,
  };
}
