import { z } from 'zod';
import { calendarFeed, feedInput, newCalendarFeed, rsvpInput } from '@/lib/events/schema';
import type { Domain } from '@/lib/openapi/operation';
import { rsvp } from '@/lib/posts/schema';

export const calendarDomain: Domain = {
  tag: 'Calendar',
  description:
    'Answers to events, and feeds that calendar programs subscribe to. A feed shows what its owner can see when it is fetched.',
  operations: {
    answerEvent: {
      call: 'PUT /api/groups/{group}/posts/{post}/rsvp',
      summary: 'Say whether you come to an event',
      description: 'Another answer replaces the first. 409 for a post without a date.',
      body: rsvpInput,
      answer: rsvp,
      errors: [409],
    },
    takeBackAnswer: {
      call: 'DELETE /api/groups/{group}/posts/{post}/rsvp',
      summary: 'Take back your answer to an event',
      answer: rsvp,
      errors: [409],
    },
    listFeeds: {
      call: 'GET /api/calendar/feeds',
      summary: 'List your calendar feeds, without their secret addresses',
      answer: z.array(calendarFeed),
    },
    createFeed: {
      call: 'POST /api/calendar/feeds',
      summary: 'Make the address of a calendar feed',
      description:
        'Of an events group, or of all events you can see but those you declined. The address is answered this once; the one there was for the same calendar stops working.',
      body: feedInput,
      status: 201,
      answer: newCalendarFeed,
      errors: [404, 409],
    },
    deleteFeed: {
      call: 'DELETE /api/calendar/feeds/{feed}',
      summary: 'Stop a calendar feed',
      description: 'Its address is 404 from then on. Stopping it twice is stopping it once.',
    },
    readFeed: {
      call: 'GET /calendar/{file}',
      summary: 'Fetch a calendar feed by its secret address',
      description: 'Events from 90 days ago on, at most 1,000. 404 once its owner has left.',
      answer: z.string(),
      answerType: 'text/calendar',
      guest: true,
      errors: [404],
    },
  },
};
