import { displayDate, formatDateTime, parseDateTime } from '@/lib/dates';
import type { EditedPost } from '@/lib/posts/edit';
import type { UserSummaryJson } from '@/lib/users/schema';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';

export type EventDraft = {
  venue: string;
  placeId: string | null;
  starts: string;
  ends: string;
  /** Then only the days of `starts` and `ends` count, which are the same in every zone. */
  allDay: boolean;
};

/** What the form holds; dates as the API writes them, empty for none. */
export type Draft = {
  title: string;
  content: string;
  category: number | null;
  featured: boolean;
  notify: boolean;
  publishedAt: string;
  authors: UserSummaryJson[];
  event: EventDraft;
  /** The address of the featured image. */
  image: string | null;
  /** The whole image shows, not its middle. */
  contain: boolean;
  /** Until when everybody of the group has to confirm it; empty when nobody has to. */
  mustRead: string;
  /** Confirmations so far end with the next update. */
  askAgain: boolean;
};

export function draftOf(
  post: EditedPost | null,
  start: { category: number | null; writer: UserSummaryJson },
): Draft {
  return {
    title: post?.title ?? '',
    content: post?.content ?? '',
    category: post ? (post.categories[0]?.id ?? null) : start.category,
    featured: post?.featured ?? false,
    notify: post?.notify ?? false,
    publishedAt: post?.published_at ?? '',
    authors: post?.authors ?? [start.writer],
    event: {
      venue: post?.event?.venue ?? '',
      placeId: post?.event?.google_place_id ?? null,
      starts: post?.event?.starts ?? '',
      ends: post?.event?.ends ?? '',
      allDay: post?.event?.all_day === 1,
    },
    image: post?.featured_image ?? null,
    contain: post?.meta.featured_image_contain ?? false,
    mustRead: post?.must_read?.due_at ?? '',
    askAgain: false,
  };
}

/** A form with what a working copy says; what it does not name stays. */
export function overlay(base: Draft, { fields, authors }: WorkingCopyJson): Draft {
  const { title, content, categories, featured, featured_image, meta, published_at, event, must_read } =
    fields;
  return {
    ...base,
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(categories && { category: categories[0] ?? null }),
    ...(featured !== undefined && { featured }),
    ...(featured_image !== undefined && { image: featured_image }),
    ...(meta && { contain: meta.featured_image_contain }),
    ...(published_at !== undefined && { publishedAt: published_at ?? '' }),
    ...(fields.authors && { authors }),
    ...(event && { event: eventDraft(event) }),
    ...(must_read !== undefined && {
      mustRead: must_read?.due_at ?? '',
      askAgain: must_read?.ask_again ?? false,
    }),
  };
}

function eventDraft(event: NonNullable<WorkingCopyJson['fields']['event']>): EventDraft {
  const { venue, google_place_id, starts, ends, all_day = false } = event;
  return { venue, placeId: google_place_id, starts, ends, allDay: all_day };
}

/** The body of a save: only what differs from what the server has. */
export function changesOf(draft: Draft, base: Draft): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  if (draft.title !== base.title) changes.title = draft.title;
  if (draft.content !== base.content) changes.content = draft.content;
  if (draft.category !== base.category) changes.categories = draft.category === null ? [] : [draft.category];
  if (draft.featured !== base.featured) changes.featured = draft.featured;
  if (draft.notify !== base.notify) changes.notify = draft.notify;
  if (draft.publishedAt !== base.publishedAt) changes.published_at = draft.publishedAt || null;
  if (idsOf(draft.authors) !== idsOf(base.authors)) changes.authors = draft.authors.map(({ id }) => id);
  if (draft.image !== base.image) changes.featured_image = draft.image;
  if (draft.contain !== base.contain) changes.meta = { featured_image_contain: draft.contain };
  if (draft.mustRead !== base.mustRead || draft.askAgain !== base.askAgain)
    changes.must_read = mustReadInput(draft);
  // An event begins with its start: a venue alone waits for it, and does not hold the rest back.
  const eventful = draft.event.starts || base.event.starts;
  if (eventful && JSON.stringify(draft.event) !== JSON.stringify(base.event))
    changes.event = eventInput(draft.event);
  return changes;
}

function mustReadInput({ mustRead, askAgain }: Draft) {
  return mustRead ? { due_at: mustRead, ...(askAgain && { ask_again: true }) } : null;
}

function eventInput({ venue, placeId, starts, ends, allDay }: EventDraft) {
  return { venue, google_place_id: placeId, starts, ends, all_day: allDay };
}

function idsOf(people: UserSummaryJson[]): string {
  return people.map(({ id }) => id).join();
}

/**
 * Changing the start sets an empty end to the same (spec §4). An end that still is the start's follows it: a start is
 * whole with the first digit of its minute, and changes with the second.
 */
export function withStart(event: EventDraft, starts: string): EventDraft {
  const follows = event.ends === '' || event.ends === event.starts;
  return { ...event, starts, ends: follows ? starts : event.ends };
}

/** The same days with or without their hours: by the writer's own clock, a day from nine to five. */
export function withAllDay(event: EventDraft, allDay: boolean): EventDraft {
  const { starts, ends } = event;
  if (allDay) return { ...event, allDay, starts: dayOf(starts), ends: dayOf(ends) };
  return { ...event, allDay, starts: timeOn(starts, 9), ends: timeOn(ends, 17) };
}

/** The writer's day at that moment, as the API names whole days. */
function dayOf(wire: string): string {
  return wire && `${displayDate(wire, 'wireDay')} 00:00:00`;
}

function timeOn(wire: string, hour: number): string {
  const day = parseDateTime(wire);
  if (!day) return '';
  return formatDateTime(new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
}
