import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { calendarFile } from '@/lib/events/calendar';
import { plainText } from '@/lib/html/text';
import { findPost } from '@/lib/posts/read';
import { sql } from '@/lib/sql';
import { postUrl } from '@/lib/urls';

const longestText = 2000;

/** The calendar file of an event, for who may read its post. `origin` is where the team finds Hearth. */
export async function getCalendar(
  actor: Actor,
  groupRef: string,
  postRef: string,
  origin: string,
): Promise<{ name: string; file: string }> {
  const post = await findPost(actor, groupRef, postRef);
  const [event] = await sql<{ sequence: number; domain: string }[]>`
    select e.sequence, a.domain from events e cross join account a where e.post_id = ${post.id}`;
  if (!event || !post.starts || !post.ends) throw notFound();
  const file = calendarFile({
    uid: `event-${post.id}@${event.domain}`,
    sequence: event.sequence,
    title: post.title,
    text: plainText(post.content).slice(0, longestText),
    venue: post.venue ?? '',
    lat: post.lat,
    lng: post.lng,
    starts: post.starts,
    ends: post.ends,
    created: post.created_at,
    updated: post.updated_at,
    url: origin + postUrl({ slug: post.slug, group: { slug: post.group_slug } }),
  });
  return { name: `${post.slug}.ics`, file };
}
