import type { PostJson } from '@/lib/posts/schema';
import type { UserSummaryJson } from '@/lib/users/schema';

export type EventDraft = { venue: string; starts: string | null; ends: string | null };

/** What this person sees and changes; dates are the wire's. */
export type Draft = {
  title: string;
  content: string;
  published_at: string | null;
  notify: boolean;
  featured: boolean;
  category: number | null;
  authors: UserSummaryJson[];
  event: EventDraft | null;
};

/** The same as the API takes it. */
export type Body = Record<string, unknown>;

/** Spec §4: 0 un-saved, 1 draft, 2 published. */
export const statuses = { unsaved: 0, draft: 1, published: 2 } as const;
/** The group type whose posts are events. */
export const eventsGroup = 4;

export function draftOf(post: PostJson): Draft {
  const { title, content, published_at, notify, featured, authors, event } = post;
  return {
    title,
    content,
    published_at,
    notify,
    featured,
    authors,
    category: post.categories[0]?.id ?? null,
    event: event && { venue: event.venue, starts: event.starts, ends: event.ends },
  };
}

export function emptyDraft(
  group: { type: number },
  category: number | null,
  author?: UserSummaryJson,
): Draft {
  return {
    title: '',
    content: '',
    published_at: null,
    notify: false,
    featured: false,
    category,
    authors: author ? [author] : [],
    event: group.type === eventsGroup ? { venue: '', starts: null, ends: null } : null,
  };
}

export function bodyOf(draft: Draft): Body {
  const { title, content, published_at, notify, featured, category, authors, event } = draft;
  return {
    title: title.trim(),
    content,
    published_at,
    notify,
    featured,
    categories: category === null ? [] : [category],
    // An empty list is refused, and a new post gets its maker by itself.
    ...(authors.length > 0 && { authors: authors.map((author) => author.id) }),
    // An event begins with its start: without one there is nothing to store yet.
    ...(event?.starts && { event }),
  };
}

/** The fields of `body` that differ from what the server has. */
export function changesIn(body: Body, known: Body): Body {
  return Object.fromEntries(
    Object.entries(body).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field])),
  );
}
