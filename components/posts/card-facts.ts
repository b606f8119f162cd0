import { type Face, faceOf } from '@/components/ui/face';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import type { EventFactsJson, PostCardJson } from '@/lib/posts/schema';
import { postUrl } from '@/lib/urls';

export type EventTimes = Pick<EventFactsJson, 'starts' | 'ends' | 'all_day' | 'venue'>;

/** What a card shows of a post, and no more: the browser gets it beside the HTML. Absent is what does not show. */
export type CardFacts = {
  href: string;
  title: string;
  type: GroupType;
  tag?: { name: string; isGroup: boolean } | undefined;
  excerpt?: string | undefined;
  event?: EventTimes | undefined;
  authors: Face[];
  published?: string | undefined;
  updated?: string | undefined;
  views: number;
  comments?: number | undefined;
};

export function cardFacts(post: PostCardJson, tag: 'group' | 'category' | null): CardFacts {
  const isKnowledge = post.group.type === groupTypes.knowledgeBase;
  return {
    href: postUrl(post),
    title: post.title,
    type: post.group.type,
    tag: tagOf(post, tag),
    authors: post.authors.map(faceOf),
    views: post.read_by_count,
    ...(!isKnowledge && { comments: post.comments_count }),
    ...(post.event ? { event: timesOf(post.event) } : textOf(post, isKnowledge)),
  };
}

function tagOf(post: PostCardJson, tag: 'group' | 'category' | null): CardFacts['tag'] {
  if (tag === 'group') return { name: post.group.name, isGroup: true };
  const category = tag === 'category' ? post.categories[0] : undefined;
  return category && { name: category.name, isGroup: false };
}

function textOf(post: PostCardJson, isKnowledge: boolean): Partial<CardFacts> {
  const time = isKnowledge ? { updated: post.updated_at } : { published: post.published_at ?? undefined };
  return { excerpt: (post.excerpt ?? post.dynamic_excerpt) || undefined, ...time };
}

function timesOf({ starts, ends, all_day, venue }: EventTimes): EventTimes {
  return { starts, ends, all_day, venue };
}
