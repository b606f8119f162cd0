import type { Face } from '@/components/ui/avatar';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import type { PostCardJson } from '@/lib/posts/schema';
import { isPublished, isScheduled } from '@/lib/posts/state';
import { groupUrl, postApiUrl, postInCategoryUrl, postUrl } from '@/lib/urls';

export type PostAction = 'edit' | 'copy' | 'analytics' | 'confirmations';

/** What stands above a post, and no more: the browser gets it beside the HTML. Absent is what does not show. */
export type PostFacts = {
  title: string;
  group: { name: string; type: GroupType; href: string };
  /** The post in the API, and where it is read. */
  api: string;
  address: string;
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
  const { group, authors, breadcrumbs, published_at: date } = post;
  return {
    title: post.title,
    group: { name: group.name, type: group.type, href: groupUrl(group) },
    api: postApiUrl(post),
    address: addressOf(post),
    ...(nested.includes(group.type) && {
      crumbs: breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
    }),
    authors: authors.map(({ id, name, initials, avatar }) => ({ id, name, initials, avatar })),
    ...(date && isPublished(post) && { published: date }),
    ...(date && isScheduled(post) && { scheduled: date }),
    can: actionsOf(post),
    comments: post.comments_count,
  };
}

/** A knowledge base keeps the category in the address, so that its panes stay where they are. */
export function addressOf(post: PostCardJson) {
  return post.group.type === groupTypes.knowledgeBase ? postInCategoryUrl(post) : postUrl(post);
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
