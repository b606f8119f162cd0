import type { Route } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { viewAnalytics } from '@/lib/analytics/read';
import type { AnalyticsJson } from '@/lib/analytics/schema';
import { viewConfirmations } from '@/lib/confirmations/read';
import type { ConfirmationState, ConfirmationsJson } from '@/lib/confirmations/schema';
import { loadPage } from '@/lib/http/page';
import { pageOf } from '@/lib/paging';
import { viewPost } from '@/lib/posts/read';
import type { PostCardJson, PostJson } from '@/lib/posts/schema';
import { postInCategoryUrl, postUrl } from '@/lib/urls';

type Params = { group: string; post: string; category?: string };
type Search = Record<string, string | string[] | undefined>;

export type PostView =
  | { kind: 'article'; post: PostJson; older: number }
  | { kind: 'analytics'; post: PostCardJson; analytics: AnalyticsJson }
  | { kind: 'confirmations'; post: PostCardJson; confirmations: ConfirmationsJson; state: ConfirmationState };

/** How many hundreds of earlier comments the address asks for. */
const olderPages = z.coerce.number().int().min(0).max(100_000).catch(0);

/** What an address of a post shows, read once for the page and its title. */
export function loadPost({ group, post, category }: Params, search: Search): Promise<PostView> {
  const { view, comments, state, page } = search;
  if (view === 'confirmations')
    return loadConfirmations(group, post, category ?? null, state === 'confirmed', pageOf(page));
  return load(group, post, category ?? null, view === 'analytics' ? view : olderPages.parse(comments ?? 0));
}

const load = cache(
  async (
    group: string,
    ref: string,
    category: string | null,
    show: 'analytics' | number,
  ): Promise<PostView> => {
    if (show === 'analytics') {
      const view = await loadPage((actor) => viewAnalytics(actor, group, ref));
      keepAddress(view.post, group, ref, category);
      return { kind: 'analytics', ...view };
    }
    const post = await loadPage((actor) => viewPost(actor, group, ref, show));
    keepAddress(post, group, ref, category);
    return { kind: 'article', post, older: show };
  },
);

const loadConfirmations = cache(
  async (
    group: string,
    ref: string,
    category: string | null,
    done: boolean,
    page: number,
  ): Promise<PostView> => {
    const state = done ? 'confirmed' : 'open';
    const view = await loadPage((actor) => viewConfirmations(actor, { group, post: ref }, { state, page }));
    keepAddress(view.post, group, ref, category);
    return { kind: 'confirmations', state, ...view };
  },
);

/** An id, or the slug of an earlier draft, leads to the present address; a category must be the post's own. */
function keepAddress(post: PostCardJson, group: string, ref: string, category: string | null) {
  const own = post.categories[0];
  if (category !== null && category !== own?.slug && category !== String(own?.id)) notFound();
  const moved = group !== post.group.slug || ref !== post.slug;
  if (category === null && moved) redirect(postUrl(post) as Route);
  if (category !== null && (moved || category !== own?.slug)) redirect(postInCategoryUrl(post) as Route);
}
