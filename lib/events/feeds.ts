import type { Actor } from '@/lib/auth/actor';
import { hashToken, newToken } from '@/lib/auth/one-time';
import { formatDateTime } from '@/lib/dates';
import { AppError, notFound } from '@/lib/errors';
import { calendarFile } from '@/lib/events/calendar';
import { type EntryRow, entryOf } from '@/lib/events/read';
import type { CalendarFeedJson, FeedInput, NewCalendarFeedJson } from '@/lib/events/schema';
import { membershipOf, visibleTo as visibleGroups } from '@/lib/groups/policy';
import { findGroup } from '@/lib/groups/read';
import { groupTypes } from '@/lib/groups/types';
import { isPublic } from '@/lib/posts/policy';
import { type Fragment, sql } from '@/lib/sql';

/** What is over stays in a feed for so long. */
const pastDays = 90;
const mostEvents = 1000;

type FeedRow = { id: number; created_at: Date; group: CalendarFeedJson['group'] };

/** The actor's own feeds, of what they can still see; the personal one first. */
export async function listFeeds(actor: Actor): Promise<CalendarFeedJson[]> {
  const rows = await selectFeeds(actor, sql`f.group_id is null or ${visibleGroups(actor)}`);
  return rows.map(presentFeed);
}

/** A new address; the one there was for the same calendar stops working. */
export async function createFeed(
  actor: Actor,
  { group: ref }: FeedInput,
  origin: string,
): Promise<NewCalendarFeedJson> {
  const group = ref === null || ref === undefined ? null : await findGroup(actor, ref);
  if (group && group.type !== groupTypes.events)
    throw new AppError('conflict', 'Only groups of events have a calendar.');
  const { token, hash } = newToken();
  const groupId = group?.id ?? null;
  const [made] = await sql.begin(async (tx) => {
    await tx`delete from calendar_feeds where user_id = ${actor.id} and group_id is not distinct from ${groupId}::int`;
    return tx<[{ id: number }]>`
      insert into calendar_feeds (user_id, group_id, token_hash) values (${actor.id}, ${groupId}, ${hash}) returning id`;
  });
  const [row] = await selectFeeds(actor, sql`f.id = ${made.id}`);
  if (!row) throw notFound();
  return { ...presentFeed(row), url: `${origin}/calendar/${token}.ics` };
}

/** The address stops working at once. Taking back what is not there changes nothing. */
export async function deleteFeed(actor: Actor, id: number): Promise<void> {
  await sql`delete from calendar_feeds where id = ${id} and user_id = ${actor.id}`;
}

/**
 * What the holder of a feed's address gets: what the feed's owner can see at this moment, without what they declined.
 * @throws AppError `not_found` also when the owner has left or lost sight of the group
 */
export async function readFeed(file: string, origin: string): Promise<string> {
  const token = file.endsWith('.ics') ? file.slice(0, -4) : file;
  const [feed] = await sql<(Actor & { groupId: number | null; domain: string; team: string })[]>`
    select u.id, u.is_admin as "isAdmin", '' as "sessionId", a.hide_email as "hideEmail", f.group_id as "groupId",
      a.domain, a.name as team
    from calendar_feeds f
    join users u on u.id = f.user_id and u.deleted_at is null and u.deactivated_at is null
    cross join account a
    where f.token_hash = ${hashToken(token)}`;
  if (!feed) throw notFound();
  const group = feed.groupId === null ? null : await findGroup(feed, feed.groupId);
  const rows = await selectEvents(feed, group?.id ?? null);
  const entries = rows.map((row) => entryOf(row, feed.domain, origin));
  return calendarFile(entries, group ? `${group.name} – ${feed.team}` : feed.team);
}

function selectEvents(owner: Actor, groupId: number | null) {
  return sql<EntryRow[]>`
    select p.id, p.title, p.content, p.slug, g.slug as group_slug, p.version, p.created_at, p.updated_at,
      e.venue, e.lat, e.lng, e.starts, e.ends, e.all_day
    from events e
    join posts p on p.id = e.post_id
    join groups g on g.id = p.group_id
    ${membershipOf(owner)}
    where ${isPublic()} and ${visibleGroups(owner)} and e.ends > now() - make_interval(days => ${pastDays})
      ${groupId === null ? sql`` : sql`and e.group_id = ${groupId}`}
      and not exists (select 1 from event_answers x
        where x.post_id = p.id and x.user_id = ${owner.id} and x.answer = 'no')
    order by e.starts, p.id limit ${mostEvents}`;
}

function selectFeeds(actor: Actor, where: Fragment) {
  return sql<FeedRow[]>`
    select f.id, f.created_at,
      case when g.id is not null then jsonb_build_object('id', g.id, 'slug', g.slug, 'name', g.name) end as group
    from calendar_feeds f
    left join groups g on g.id = f.group_id
    ${membershipOf(actor)}
    where f.user_id = ${actor.id} and (${where})
    order by g.name collate names nulls first, f.id`;
}

function presentFeed({ id, group, created_at }: FeedRow): CalendarFeedJson {
  return { id, group, created_at: formatDateTime(created_at) };
}
