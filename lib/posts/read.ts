import type { Actor } from '@/lib/auth/actor';
import { readLatestComments } from '@/lib/comments/read';
import { forbidden, notFound } from '@/lib/errors';
import { factColumns, type GroupFacts, membershipOf, visibleTo as visibleGroups } from '@/lib/groups/policy';
import { log } from '@/lib/log';
import type { TextPictures } from '@/lib/media/in-text';
import { cardColumns, cardJoins, picturesColumn, selectCards } from '@/lib/posts/card-sql';
import { canEditPost, isPublic, visibleTo } from '@/lib/posts/policy';
import { type CardRow, presentCard } from '@/lib/posts/present';
import type { HomepageJson, PostJson } from '@/lib/posts/schema';
import { type Ref, readRef } from '@/lib/refs';
import { type Fragment, literally, sql } from '@/lib/sql';

const featuredOnHomepage = 2;
const cardsOnHomepage = 24;

export type PostRow = CardRow & { content: string; pictures: TextPictures };

/** A post with its content and latest comments, for who may read it. */
export async function getPost(actor: Actor, groupRef: string, postRef: string): Promise<PostJson> {
  const row = await findPost(actor, groupRef, postRef);
  return presentPost(actor, row);
}

/** The same, and the reading is counted, without waiting for it. `older`: hundreds of earlier comments. */
export async function viewPost(
  actor: Actor,
  groupRef: string,
  postRef: string,
  older = 0,
): Promise<PostJson> {
  const row = await findPost(actor, groupRef, postRef);
  recordView(actor, row);
  return presentPost(actor, row, older);
}

export async function presentPost(actor: Actor, row: PostRow, older = 0): Promise<PostJson> {
  const comments = await readLatestComments(actor, row, older);
  return { ...presentText(actor, row), comments };
}

/** All of it but what people said. */
export function presentText(actor: Actor, row: PostRow): Omit<PostJson, 'comments'> {
  return { ...presentCard(actor, row), content: row.content, pictures: row.pictures };
}

/** A post's row, proved a child of that group and visible to the actor; earlier addresses find it too. */
export async function findPost(actor: Actor, groupRef: Ref, postRef: Ref): Promise<PostRow> {
  return selectPost(actor, visiblyNamed(actor, groupRef, postRef));
}

export type FoundPost = GroupFacts & { id: number; comments_count: number };

/** The same proof, for writes that show nothing of the post: a fifth of its price. */
export async function findPostFacts(actor: Actor, groupRef: Ref, postRef: Ref): Promise<FoundPost> {
  const [row] = await sql<FoundPost[]>`
    select p.id, p.comments_count, ${factColumns()}
    from posts p join groups g on g.id = p.group_id ${membershipOf(actor)}
    where ${visiblyNamed(actor, groupRef, postRef)}`;
  if (!row) throw notFound();
  return row;
}

function visiblyNamed(actor: Actor, groupRef: Ref, postRef: Ref): Fragment {
  const group = readRef(groupRef);
  const post = readRef(postRef);
  return sql`(p.id, p.group_id) in (${named(group, post)}) and ${visibleTo(actor)}
    order by g.slug = ${group.slug} desc, p.slug = ${post.slug} desc, p.id = ${post.id} desc nulls last limit 1`;
}

type Named = ReturnType<typeof readRef>;

/** Each way a post is named by an index of its own; one condition with `or` would look through the addresses of all groups. */
function named(group: Named, post: Named): Fragment {
  const groups = sql`(x.slug = ${group.slug} or x.id = ${group.id})`;
  return sql`
    select y.id, x.id from groups x join posts y on y.group_id = x.id and y.slug = ${post.slug} where ${groups}
    union all select ${post.id}::int, x.id from groups x where ${groups}
    union all select old.post_id, x.id from groups x
      join post_slugs old on old.group_id = x.id and old.slug = ${post.slug} where ${groups}`;
}

/**
 * The answer to a write the actor was allowed to make, also when that write took the post out of their own sight,
 * as giving a draft to another author does.
 */
export async function answerWrite(actor: Actor, postId: number): Promise<PostJson> {
  return presentPost(actor, await selectPost(actor, sql`p.id = ${postId}`));
}

async function selectPost(actor: Actor, where: Fragment): Promise<PostRow> {
  const [row] = await sql<PostRow[]>`
    select p.content, ${picturesColumn()} as pictures, ${cardColumns(actor)}
    from posts p ${cardJoins(actor)} where ${where}`;
  if (!row) throw notFound();
  return row;
}

/** The row of a post the actor may edit: hidden is `not_found`, visible but not theirs `forbidden`. */
export async function findEditablePost(actor: Actor, groupRef: string, postRef: string): Promise<PostRow> {
  const row = await findPost(actor, groupRef, postRef);
  if (!canEditPost(actor, row)) throw forbidden();
  return row;
}

/** The dashboard: newest first over the homepage's groups, or over all of them when none is chosen. */
export async function getHomepage(actor: Actor): Promise<HomepageJson> {
  const featured = await selectHomepage(actor, sql`and p.featured`, featuredOnHomepage);
  const shown = featured.map((row) => row.id);
  const posts = await selectHomepage(actor, sql`and p.id <> all(${shown}::int[])`, cardsOnHomepage);
  return {
    featured: featured.map((row) => presentCard(actor, row)),
    posts: posts.map((row) => presentCard(actor, row)),
  };
}

/** Each group gives its newest few by index, and the merge picks from those: no scan over all posts. */
function selectHomepage(actor: Actor, filter: Fragment, limit: number) {
  return selectCards(
    actor,
    sql`
      select newest.id from groups g
      cross join account a
      left join group_members r on r.group_id = g.id and r.user_id = ${actor.id}
      cross join lateral (
        select p.id, p.published_at from posts p
        where p.group_id = g.id and ${isPublic()} ${filter}
        order by p.published_at desc, p.id desc limit ${literally(limit)}) newest
      where ${visibleGroups(actor)} and (a.homepage_groups = '{}' or g.id = any(a.homepage_groups))
      order by newest.published_at desc, newest.id desc limit ${literally(limit)}`,
  );
}

/** Counts a view once a person in 30 minutes (contract §3, analytics). A failure is logged, never shown. */
function recordView(actor: Actor, post: PostRow): void {
  sql`
    with seen as (
      insert into post_readers (post_id, user_id, last_viewed_at)
      select p.id, ${actor.id}, now() from posts p where p.id = ${post.id} and ${isPublic()}
      on conflict (post_id, user_id) do update set last_viewed_at = now()
      where post_readers.last_viewed_at < now() - interval '30 minutes'
      returning xmax = 0 as first),
    viewed as (
      insert into post_views (post_id, user_id) select ${post.id}, ${actor.id} from seen)
    update posts set read_by_count = read_by_count + 1 where id = ${post.id} and (select first from seen)`.catch(
    (error: unknown) => log.error({ err: error, post_id: post.id }, 'view not recorded'),
  );
}
