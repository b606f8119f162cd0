import type { Actor } from '@/lib/auth/actor';
import type { MustReadJson } from '@/lib/confirmations/schema';
import { formatDateTime } from '@/lib/dates';
import { canCreatePosts, canEditGroup } from '@/lib/groups/policy';
import type { GroupType } from '@/lib/groups/types';
import { isPicture } from '@/lib/media/types';
import { mediaUrl, thumbnailUrl } from '@/lib/media/url';
import { canEditPost, type PostFacts } from '@/lib/posts/policy';
import type {
  BreadcrumbJson,
  EventFactsJson,
  PostCardJson,
  ReactionsJson,
  RsvpJson,
} from '@/lib/posts/schema';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

type ReactionRow = {
  thumbs_up_count: number;
  clap_count: number;
  love_count: number;
  own_reactions: number[];
};

export type EventRow = {
  has_event: boolean;
  venue: string | null;
  starts: Date | null;
  ends: Date | null;
  all_day: boolean | null;
  google_place_id: string | null;
  lat: number | null;
  lng: number | null;
};

export type FileRow = {
  file_key: string | null;
  file_type: string | null;
  file_preview: boolean | null;
  file_name: string | null;
  filesize: number | null;
};

export type CategoryStep = { id: number; slug: string; name: string };

export type CardRow = PostFacts &
  ReactionRow &
  EventRow &
  FileRow & {
    /** Of an event only. */
    rsvp: RsvpJson | null;
    following: boolean;
    must_read: MustReadJson | null;
    id: number;
    title: string;
    slug: string;
    status: 0 | 1 | 2;
    excerpt: string | null;
    dynamic_excerpt: string;
    featured: boolean;
    featured_image_contain: boolean;
    notify: boolean;
    parent_id: number | null;
    published_at: Date | null;
    created_at: Date;
    updated_at: Date;
    last_activity_at: Date;
    version: number;
    read_by_count: number;
    comments_count: number;
    group_id: number;
    group_slug: string;
    group_name: string;
    group_type: GroupType;
    /** From the top folder or category down to the post's own. */
    category_path: CategoryStep[];
    image_key: string | null;
    image_blur: string | null;
    authors: UserSummaryRow[];
  };

export function presentCard(actor: Actor, row: CardRow): PostCardJson {
  const category = row.category_path.at(-1);
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: row.status,
    excerpt: row.excerpt,
    dynamic_excerpt: row.dynamic_excerpt,
    featured_image: mediaUrl(row.image_key),
    featured: row.featured,
    authors: row.authors.map((author) => presentUserSummary(actor, author)),
    meta: {
      featured_image_contain: row.featured_image_contain,
      featured_image_blur: row.image_blur,
      ...presentFile(row),
    },
    published_at: row.published_at && formatDateTime(row.published_at),
    created_at: formatDateTime(row.created_at),
    updated_at: formatDateTime(row.updated_at),
    last_activity_at: formatDateTime(row.last_activity_at),
    notify: row.notify,
    parent_id: row.parent_id,
    categories: category ? [category] : [],
    group: presentPostGroup(actor, row),
    event: presentCardEvent(row),
    read_by_count: row.read_by_count,
    comments_count: row.comments_count,
    reactions: presentReactions(row),
    following: row.following,
    must_read: row.must_read,
    breadcrumbs: presentBreadcrumbs(row),
    version: row.version,
    can: { edit: canEditPost(actor, row) },
  };
}

function presentPostGroup(actor: Actor, row: CardRow): PostCardJson['group'] {
  const can = { edit: canEditGroup(actor, row), createPosts: canCreatePosts(actor, row) };
  return { id: row.group_id, slug: row.group_slug, name: row.group_name, type: row.group_type, can };
}

export function presentFile(row: FileRow) {
  const url = mediaUrl(row.file_key);
  if (!url) return {};
  const drawn = row.file_preview || (row.file_type && isPicture(row.file_type));
  const thumbnail = drawn && row.file_key ? thumbnailUrl(row.file_key) : null;
  return { url, thumbnail, type: row.file_type ?? '', filesize: row.filesize ?? 0 };
}

function presentCardEvent(row: CardRow): PostCardJson['event'] {
  const facts = presentEvent(row);
  return facts && row.rsvp && { ...facts, rsvp: row.rsvp };
}

export function presentEvent(row: EventRow): EventFactsJson | null {
  if (!row.has_event || !row.starts || !row.ends) return null;
  return {
    venue: row.venue ?? '',
    starts: formatDateTime(row.starts),
    ends: formatDateTime(row.ends),
    all_day: row.all_day ? 1 : 0,
    google_place_id: row.google_place_id,
    lat: row.lat,
    lng: row.lng,
  };
}

export function presentReactions(row: ReactionRow): ReactionsJson {
  const own = (type: number) => (row.own_reactions.includes(type) ? 1 : 0);
  return {
    thumbs_up: row.thumbs_up_count,
    clap: row.clap_count,
    love: row.love_count,
    user_thumbs_up: own(1),
    user_clap: own(2),
    user_love: own(3),
  };
}

function presentBreadcrumbs(row: CardRow): BreadcrumbJson[] {
  const group = `/groups/${row.group_slug}`;
  const steps = row.category_path.map(({ name, slug }) => ({ name, slug, url: `${group}/category/${slug}` }));
  return [{ name: row.group_name, slug: row.group_slug, url: group }, ...steps];
}
