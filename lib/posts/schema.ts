import { z } from 'zod';
import { comment } from '@/lib/comments/schema';
import { mustRead, mustReadInput } from '@/lib/confirmations/schema';
import {
  bodyId,
  dateTime,
  flag,
  optionalLine,
  reference,
  searchText,
  wireDate,
  wireFlag,
} from '@/lib/fields';
import { paged, pageFigures, pageNumber } from '@/lib/paging';
import { treeInput } from '@/lib/tree';
import { userSummary } from '@/lib/users/schema';

const status = z.union([z.literal(0), z.literal(1), z.literal(2)], { error: 'Send 0, 1 or 2.' });

export const reactions = z
  .object({
    thumbs_up: z.int(),
    clap: z.int(),
    love: z.int(),
    user_thumbs_up: z.int(),
    user_clap: z.int(),
    user_love: z.int(),
  })
  .meta({ id: 'Reactions' });
export type ReactionsJson = z.infer<typeof reactions>;

export const eventAnswers = ['yes', 'no', 'maybe'] as const;
export type EventAnswer = (typeof eventAnswers)[number];

/** How many said what, of those who can still see the event, and the actor's own answer. */
export const rsvp = z
  .object({ yes: z.int(), no: z.int(), maybe: z.int(), own: z.enum(eventAnswers).nullable() })
  .meta({ id: 'Rsvp' });
export type RsvpJson = z.infer<typeof rsvp>;

/** When and where. An event that lasts all day goes from 00:00:00 of its first day to 23:59:59 of its last. */
const eventFacts = z.object({
  venue: z.string(),
  starts: wireDate,
  ends: wireDate,
  all_day: wireFlag,
  google_place_id: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type EventFactsJson = z.infer<typeof eventFacts>;

export const event = eventFacts.extend({ rsvp }).meta({ id: 'Event' });
export type EventJson = z.infer<typeof event>;

/** A post as a tree names it, and nothing more: a knowledge base may have thousands. */
export const postBranch = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    title: z.string(),
    slug: z.string(),
    category: z.string().nullable().meta({ description: 'The slug of its category.' }),
    draft: z.boolean(),
    branch: z.boolean().meta({ description: 'Whether posts stand below it.' }),
  })
  .meta({ id: 'PostBranch' });
export type PostBranchJson = z.infer<typeof postBranch>;

export const postBranches = z.object({ posts: z.array(postBranch) });
export const postBranchesQuery = z.object({ category: z.string().max(200).optional() });

export const breadcrumb = z
  .object({ name: z.string(), slug: z.string(), url: z.string() })
  .meta({ id: 'Breadcrumb' });
export type BreadcrumbJson = z.infer<typeof breadcrumb>;

/** Everything of a post but `content` and `comments` (contract §2). */
export const postCard = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    status,
    excerpt: z.string().nullable(),
    dynamic_excerpt: z.string(),
    featured_image: z.string().nullable(),
    featured: z.boolean(),
    authors: z.array(userSummary),
    meta: z.object({
      featured_image_contain: z.boolean(),
      featured_image_blur: z.string().nullable().meta({ description: 'Its thumbhash in base64.' }),
      thumbnail: z.string().nullable().optional(),
      type: z.string().optional(),
      url: z.string().optional(),
      filesize: z.int().optional(),
    }),
    published_at: wireDate.nullable(),
    created_at: wireDate,
    updated_at: wireDate,
    last_activity_at: wireDate,
    notify: z.boolean(),
    parent_id: z.int().nullable(),
    categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
    group: z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      type: z.literal([1, 2, 3, 4, 5]),
      can: z.object({ edit: z.boolean(), createPosts: z.boolean() }),
    }),
    event: event.nullable(),
    read_by_count: z.int(),
    comments_count: z.int(),
    reactions,
    following: z.boolean(),
    must_read: mustRead.nullable(),
    breadcrumbs: z.array(breadcrumb),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'PostCard' });
export type PostCardJson = z.infer<typeof postCard>;

const textPictures = z
  .record(z.string(), z.object({ width: z.int(), height: z.int(), blur: z.string().nullable() }))
  .meta({ description: 'What is known of the pictures in the content, by the last part of their address.' });

export const post = z
  .object({
    ...postCard.shape,
    content: z.string(),
    pictures: textPictures,
    comments: z.array(comment),
  })
  .meta({ id: 'Post' });
export type PostJson = z.infer<typeof post>;

export const homepage = z
  .object({ featured: z.array(postCard), posts: z.array(postCard) })
  .meta({ id: 'Homepage' });
export type HomepageJson = z.infer<typeof homepage>;

/** Empty strings clear a date, as the form sends them. */
const optionalDate = z.union([z.literal('').transform(() => null), z.null(), dateTime], {
  error: 'Send a date as yyyy-MM-dd HH:mm:ss.',
});

const eventInput = z.object({
  venue: z.string().trim().max(300, 'Venue can have at most 300 characters.').nullable().optional(),
  starts: optionalDate.optional(),
  ends: optionalDate.optional(),
  all_day: flag
    .optional()
    .meta({ description: 'Then only the days of `starts` and `ends` count, both included.' }),
  google_place_id: z.string().max(300).nullable().optional(),
  lat: z.number().min(-90).max(90).nullable().optional(),
  lng: z.number().min(-180).max(180).nullable().optional(),
});

/** Create and update take the same fields; what is not sent stays (contract §3). */
export const postInput = z
  .object({
    title: z.string().trim().max(255, 'Title can have at most 255 characters.').optional(),
    content: z.string().optional(),
    excerpt: optionalLine(500, 'Excerpt').optional(),
    status: status.optional(),
    featured: flag.optional(),
    /** A media id, an object with one, the address of a stored file, or null. */
    featured_image: z.union([reference, z.null(), z.string().max(500)]).optional(),
    meta: z.object({ featured_image_contain: flag.optional() }).optional(),
    published_at: optionalDate.optional(),
    notify: flag.optional(),
    categories: z.array(reference).max(1, 'A post can be in one category.').optional(),
    parent_id: bodyId.nullable().optional(),
    authors: z.array(reference).max(50, 'A post can have at most 50 authors.').optional(),
    event: eventInput.nullable().optional(),
    /** Of who may edit the group. */
    must_read: mustReadInput.optional(),
  })
  .meta({ id: 'PostInput' });
export type PostInput = z.output<typeof postInput>;

export const postsQuery = z.object({
  page: pageNumber,
  category: z.string().max(120).optional(),
  sort: z.enum(['title', 'updated_at', 'published_at', 'filesize']).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  query: searchText.optional(),
  when: z.enum(['upcoming', 'past']).optional(),
  /** `all` adds the drafts and scheduled posts the actor may see; `unpublished` answers only those. */
  status: z.enum(['all', 'unpublished']).optional(),
});
export type PostsQuery = z.output<typeof postsQuery>;

export const ownPostsQuery = z.object({
  page: pageNumber,
  sort: z.enum(['title', 'status', 'group', 'updated_at']).default('updated_at'),
  direction: z.enum(['asc', 'desc']).optional(),
  search: searchText.optional(),
});
export type OwnPostsQuery = z.output<typeof ownPostsQuery>;

export const ownPosts = paged(postCard).extend({
  meta: z.object(pageFigures),
  breadcrumbs: z.array(breadcrumb),
});
export type OwnPostsJson = z.infer<typeof ownPosts>;

export const postTreeInput = z.object({ posts: treeInput }).meta({ id: 'PostTreeInput' });
/** How many posts a call moved, deleted or put elsewhere. */
export const postCount = z.object({ count: z.int() });
export const bulkInput = z
  .object({ posts: z.array(reference).min(1, 'Choose at least one file.').max(500) })
  .meta({ id: 'BulkInput' });

/** How long a deleted post can be restored (contract §3, DELETE). */
export const trashDays = 30;

export const trashedPost = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    status,
    meta: z.object({ type: z.string(), filesize: z.int() }).partial(),
    deleted_at: wireDate,
    deleted_by: userSummary.nullable(),
    restorable_until: wireDate,
  })
  .meta({ id: 'TrashedPost' });
export type TrashedPostJson = z.infer<typeof trashedPost>;
