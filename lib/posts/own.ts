import type { Actor } from '@/lib/auth/actor';
import { visibleTo as visibleGroups } from '@/lib/groups/policy';
import { pageSizes } from '@/lib/page-sizes';
import { presentPage } from '@/lib/paging';
import { selectCardPage } from '@/lib/posts/card-sql';
import { isAuthor } from '@/lib/posts/policy';
import { presentCard } from '@/lib/posts/present';
import type { OwnPostsJson, OwnPostsQuery } from '@/lib/posts/schema';
import { containing, type Fragment, sql } from '@/lib/sql';

/** What the actor wrote, drafts included, in the groups they still see. */
export async function listOwnPosts(actor: Actor, query: OwnPostsQuery): Promise<OwnPostsJson> {
  const from = sql`
    from posts p join groups g on g.id = p.group_id
    left join group_members r on r.group_id = g.id and r.user_id = ${actor.id}
    where p.deleted_at is null and ${visibleGroups(actor)} and ${isAuthor(actor)} ${matching(query.search)}`;
  const place = { page: query.page, perPage: pageSizes.ownPosts };
  const order = sql`${orderOf(query)}, p.id desc`;
  const { cards, total } = await selectCardPage(actor, { from, order, ...place });
  const data = cards.map((card) => presentCard(actor, card));
  const { data: _, ...meta } = presentPage(data, place.page, place.perPage, total);
  return { data, ...meta, meta, breadcrumbs: [{ name: 'Your posts', slug: 'posts', url: '/profile/posts' }] };
}

function matching(search: string | undefined): Fragment {
  return search ? sql`and p.title ilike ${containing(search)}` : sql``;
}

function orderOf({ sort, direction }: OwnPostsQuery): Fragment {
  const columns = {
    title: sql`lower(p.title)`,
    status: sql`p.status`,
    group: sql`lower(g.name)`,
    updated_at: sql`p.updated_at`,
  };
  const falling = (direction ?? (sort === 'updated_at' ? 'desc' : 'asc')) === 'desc';
  return falling ? sql`${columns[sort]} desc` : columns[sort];
}
