import { createFeed, listFeeds } from '@/lib/events/feeds';
import { feedInput } from '@/lib/events/schema';
import { originOf } from '@/lib/http/origin';
import { route } from '@/lib/http/route';

export const GET = route()({}, ({ actor }) => listFeeds(actor));

export const POST = route()({ body: feedInput, status: 201 }, ({ actor, body, request }) =>
  createFeed(actor, body, originOf(request)),
);
