import { readFeed } from '@/lib/events/feeds';
import { originOf } from '@/lib/http/origin';
import { guestRoute } from '@/lib/http/route';

const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' };

/** Calendar programs have no session: the address is the key. */
export const GET = guestRoute<RouteContext<'/calendar/[file]'>>()(
  {},
  async ({ params, request }) => new Response(await readFeed(params.file, originOf(request)), { headers }),
);
