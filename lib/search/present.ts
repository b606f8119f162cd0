import type { Actor } from '@/lib/auth/actor';
import { mediaUrl } from '@/lib/media/url';
import { type PersonRow, presentPerson } from '@/lib/people/present';
import type { Mark } from '@/lib/ports/search/search-index';
import { excerptAround, markUp } from '@/lib/search/mark';
import type { HitsJson, PersonHitJson, PostHitJson } from '@/lib/search/schema';

export type PostHitRow = {
  id: number;
  slug: string;
  title: string;
  snippet: string;
  image_key: string | null;
  group_slug: string;
  group_name: string;
  group_type: number;
};

export function presentPostHit(row: PostHitRow, marks: Mark[]): PostHitJson {
  const excerpt = excerptAround(row.snippet, marks);
  return {
    objectID: `post-${row.id}`,
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt,
    featured_image: mediaUrl(row.image_key),
    group: { slug: row.group_slug, name: row.group_name, type: row.group_type },
    _highlight: { title: markUp(row.title, marks), excerpt: markUp(excerpt, marks) },
  };
}

export function presentPersonHit(actor: Actor, row: PersonRow, marks: Mark[]): PersonHitJson {
  const { id, list_id, name, title, job_title, avatar, initials, email, fields } = presentPerson(actor, row);
  const objectID = row.kind === 'contact' ? `contact-${id}` : `user-${id}`;
  const hit = { objectID, id, list_id, name, title, job_title, avatar, initials, fields };
  const marked = { name: markUp(name, marks), ...(job_title && { job_title: markUp(job_title, marks) }) };
  return { ...hit, ...(email !== undefined && { email }), _highlight: marked };
}

type Paging = { query: string; page: number; perPage: number; total: number };

export function presentHits<T>(hits: T[], { query, page, perPage, total }: Paging): HitsJson<T> {
  return { hits, page, nbPages: Math.ceil(total / perPage), nbHits: total, hitsPerPage: perPage, query };
}
