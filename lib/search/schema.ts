import { z } from 'zod';
import { pageNumber } from '@/lib/paging';
import { contactFieldTypes } from '@/lib/people/schema';

/** Hits a page (spec §9). */
export const hitsPerPage = { posts: 10, people: 4 } as const;

export const searchQuery = z.object({ query: z.string().default(''), page: pageNumber });
export type SearchQuery = z.output<typeof searchQuery>;

const highlight = z.record(z.string(), z.string()).meta({
  description: 'The same fields as escaped HTML with what matched in <mark>.',
});

export const postHit = z
  .object({
    objectID: z.string(),
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    featured_image: z.string().nullable(),
    group: z.object({ slug: z.string(), name: z.string(), type: z.int() }),
    _highlight: highlight,
  })
  .meta({ id: 'PostHit' });
export type PostHitJson = z.infer<typeof postHit>;

export const personHit = z
  .object({
    objectID: z.string(),
    id: z.int(),
    list_id: z.int().nullable(),
    name: z.string(),
    title: z.string().nullable(),
    job_title: z.string().nullable(),
    avatar: z.string().nullable(),
    initials: z.string(),
    email: z.string().optional(),
    fields: z.array(z.object({ label: z.string(), type: z.enum(contactFieldTypes), value: z.string() })),
    _highlight: highlight,
  })
  .meta({ id: 'PersonHit' });
export type PersonHitJson = z.infer<typeof personHit>;

export function hits<T extends z.ZodType>(hit: T) {
  return z.object({
    hits: z.array(hit),
    page: z.int(),
    nbPages: z.int(),
    nbHits: z.int(),
    hitsPerPage: z.int(),
    query: z.string(),
    degraded: z.literal(1).optional().meta({
      description: 'Told to team admins while the search engine fails and PostgreSQL answers in its place.',
    }),
  });
}

export type HitsJson<T> = {
  hits: T[];
  page: number;
  nbPages: number;
  nbHits: number;
  hitsPerPage: number;
  query: string;
  degraded?: 1 | undefined;
};
