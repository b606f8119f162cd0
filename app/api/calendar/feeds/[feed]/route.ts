import { deleteFeed } from '@/lib/events/feeds';
import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';

export const DELETE = route<RouteContext<'/api/calendar/feeds/[feed]'>>()({}, ({ actor, params }) =>
  deleteFeed(actor, pathId(params.feed)),
);
