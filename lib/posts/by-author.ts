import type { Actor } from '@/lib/auth/actor';
import { membershipOf, visibleTo as visibleGroups } from '@/lib/groups/policy';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { selectCardPage } from '@/lib/posts/card-sql';
import { isPublic } from '@/lib/posts/policy';
import { presentCard } from '@/lib/posts/present';
import type { PostCardJson } from '@/lib/posts/schema';
import { sql } from '@/lib/sql';
import { getUser } from '@/lib/users/read';

/** What a member published, of that what the actor can read; the latest first. */
export async function listPostsBy(actor: Actor, userId: number, page: number): Promise<Paged<PostCardJson>> {
  await getUser(actor, userId);
  const from = sql`
    from post_authors a join posts p on p.id = a.post_id join groups g on g.id = p.group_id ${membershipOf(actor)}
    where a.user_id = ${userId} and ${isPublic()} and ${visibleGroups(actor)}`;
  const order = sql`p.published_at desc, p.id desc`;
  const place = { page, perPage: pageSizes.posts };
  const { cards, total } = await selectCardPage(actor, { from, order, ...place });
  const data = cards.map((card) => presentCard(actor, card));
  return presentPage(data, place.page, place.perPage, total);
}
