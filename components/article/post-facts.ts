import type { Crumb } from '@/components/ui/breadcrumbs';
import { type Face, faceOf } from '@/components/ui/face';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import type { PostCardJson } from '@/lib/posts/schema';
import { isPublished, isScheduled } from '@/lib/posts/state';
import { postInCategoryUrl, postUrl } from '@/lib/urls';

export type PostAction = 'edit' | 'copy' | 'analytics' | 'confirmations';

/** What stands above a post, and no more: the browser gets it beside the HTML. Absent is what does not show. */
export type PostFacts = {
  id: number;
  slug: string;
  title: string;
  group: { slug: string; name: string; type: GroupType };
  /** A knowledge base keeps the category in the address, so that its panes stay where they are. */
  category?: string | undefined;
  /** The way down to it, in groups that have depth. */
  crumbs?: Crumb[] | undefined;
  authors: Face[];
  /** From when everybody reads it; `scheduled` where that is to come. */
  published?: string | undefined;
  scheduled?: string | undefined;
  can: PostAction[];
  comments: number;
};

const nested: readonly number[] = [groupTypes.knowledgeBase, groupTypes.files, groupTypes.forum];

export function postFacts(post: PostCardJson): PostFacts {
  const { id, slug, title, group, categories, breadcrumbs, published_at: date } = post;
  const category = group.type === groupTypes.knowledgeBase && categories[0]?.slug;
  return {
    ...{ id, slug, title },
    group: { slug: group.slug, name: group.name, type: group.type },
    ...(category && { category }),
    ...(nested.includes(group.type) && {
      crumbs: breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
    }),
    authors: post.authors.map(faceOf),
    ...(date && isPublished(post) && { published: date }),
    ...(date && isScheduled(post) && { scheduled: date }),
    can: actionsOf(post),
    comments: post.comments_count,
  };
}

export function addressOf({ category, ...post }: Pick<PostFacts, 'slug' | 'group' | 'category'>): string {
  return category ? postInCategoryUrl({ ...post, categories: [{ slug: category }] }) : postUrl(post);
}

function actionsOf({ can, group, must_read }: PostCardJson): PostAction[] {
  const allowed: Record<PostAction, boolean> = {
    edit: can.edit,
    copy: group.can.createPosts,
    analytics: group.can.edit,
    confirmations: group.can.edit && must_read !== null,
  };
  const actions = Object.keys(allowed) as PostAction[];
  return actions.filter((action) => allowed[action]);
}
