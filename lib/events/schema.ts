import { z } from 'zod';
import { bodyId, wireDate } from '@/lib/fields';
import { eventAnswers } from '@/lib/posts/schema';

export const rsvpInput = z
  .object({ answer: z.enum(eventAnswers, { error: 'Answer yes, no or maybe.' }) })
  .meta({ id: 'RsvpInput' });

export const feedInput = z
  .object({
    group: z
      .union([bodyId, z.string().max(120)])
      .nullish()
      .meta({ description: 'The slug or id of an events group; without it the feed has all you can see.' }),
  })
  .meta({ id: 'CalendarFeedInput' });
export type FeedInput = z.output<typeof feedInput>;

export const calendarFeed = z
  .object({
    id: z.int(),
    group: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
    created_at: wireDate,
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeedJson = z.infer<typeof calendarFeed>;

/** The address is told once, when it is made: only a hash of its secret is kept. */
export const newCalendarFeed = calendarFeed.extend({ url: z.string() }).meta({ id: 'NewCalendarFeed' });
export type NewCalendarFeedJson = z.infer<typeof newCalendarFeed>;
