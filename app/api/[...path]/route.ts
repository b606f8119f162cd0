import { notFound } from '@/lib/errors';
import { guestRoute } from '@/lib/http/route';

/** What no call answers is a 404 in the API's own words, not a page. */
const unknown = guestRoute<RouteContext<'/api/[...path]'>>()({}, () => {
  throw notFound();
});

export const GET = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
