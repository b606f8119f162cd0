import type { Actor } from '@/lib/auth/actor';
import { wroteThis } from '@/lib/posts/policy';
import { sql } from '@/lib/sql';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';
import type { UserSummaryJson } from '@/lib/users/schema';

/** Who took part is told from a thread's latest comments, so that a long one costs no more than a short one. */
const recentComments = 50;
const shownPeople = 5;
const newForDays = 14;

export type TopicJson = {
  /** Who took part beside the first author, those who replied latest first. */
  people: UserSummaryJson[];
  /** Somebody else wrote since the actor last opened it; of what they never opened, only the latest counts as new. */
  unread: boolean;
};

type TopicRow = { post_id: number; unread: boolean | null; repliers: UserSummaryRow[] };

/** What a forum's rows show beside the cards, in one statement for a whole page. */
export async function readTopics(
  actor: Actor,
  posts: { id: number; authors: UserSummaryJson[] }[],
): Promise<Record<number, TopicJson>> {
  if (posts.length === 0) return {};
  const rows = await sql<TopicRow[]>`
    select p.id as post_id,
      greatest(case when not ${wroteThis(actor)} then p.published_at end, took_part.others_at)
        > coalesce(seen.last_viewed_at, now() - make_interval(days => ${newForDays})) as unread,
      coalesce(took_part.people, '[]'::jsonb) as repliers
    from posts p
    left join post_readers seen on seen.post_id = p.id and seen.user_id = ${actor.id}
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title,
        'email', u.email, 'avatar_key', m.key) order by latest.at desc) as people,
        max(latest.at) filter (where u.id <> ${actor.id}) as others_at
      from (
        select c.user_id, max(c.created_at) as at
        from (select user_id, created_at from comments where post_id = p.id
          order by created_at desc, id desc limit ${recentComments}) c
        group by c.user_id order by at desc limit ${shownPeople}) latest
      join users u on u.id = latest.user_id
      left join media m on m.id = u.avatar_id) took_part on true
    where p.id = any(${posts.map((post) => post.id)}::int[])`;
  const byPost = new Map(rows.map((row) => [row.post_id, row]));
  return Object.fromEntries(
    posts.map((post) => [post.id, presentTopic(actor, post.authors, byPost.get(post.id))]),
  );
}

function presentTopic(actor: Actor, authors: UserSummaryJson[], row: TopicRow | undefined): TopicJson {
  const wrote = new Set(authors.map((author) => author.id));
  const repliers = (row?.repliers ?? []).filter((person) => !wrote.has(person.id));
  return {
    people: [...authors.slice(1), ...repliers.map((person) => presentUserSummary(actor, person))],
    unread: row?.unread ?? false,
  };
}
