import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { type CalendarEntry, calendarFile } from '@/lib/events/calendar';
import { plainText } from '@/lib/html/text';
import { findPost } from '@/lib/posts/read';
import { sql } from '@/lib/sql';
import { postUrl } from '@/lib/urls';

const longestText = 2000;

export type EntryRow = {
  id: number;
  title: string;
  content: string;
  slug: string;
  group_slug: string;
  version: number;
  venue: string | null;
  lat: number | null;
  lng: number | null;
  starts: Date;
  ends: Date;
  all_day: boolean | null;
  created_at: Date;
  updated_at: Date;
};

/** The calendar file of an event, for who may read its post. `origin` is where the team finds Hearth. */
export async function getCalendar(
  actor: Actor,
  groupRef: string,
  postRef: string,
  origin: string,
): Promise<{ name: string; file: string }> {
  const { starts, ends, ...post } = await findPost(actor, groupRef, postRef);
  if (!starts || !ends) throw notFound();
  const [account] = await sql<[{ domain: string }]>`select domain from account`;
  const file = calendarFile([entryOf({ ...post, starts, ends }, account.domain, origin)]);
  return { name: `${post.slug}.ics`, file };
}

/** The same event has the same id in a file and in every feed. */
export function entryOf(row: EntryRow, domain: string, origin: string): CalendarEntry {
  return {
    uid: `event-${row.id}@${domain}`,
    sequence: row.version - 1,
    title: row.title,
    text: plainText(row.content).slice(0, longestText),
    venue: row.venue ?? '',
    lat: row.lat,
    lng: row.lng,
    starts: row.starts,
    ends: row.ends,
    allDay: row.all_day === true,
    created: row.created_at,
    updated: row.updated_at,
    url: origin + postUrl({ slug: row.slug, group: { slug: row.group_slug } }),
  };
}
