import { guestRoute } from '@/lib/http/route';
import { unsubscribe } from '@/lib/notifications/settings';

type Context = RouteContext<'/api/notifications/unsubscribe/[token]'>;

/** A mail program that cannot post opens the address: there is a page to press the button on. */
export const GET = guestRoute<Context>()(
  { status: 303 },
  ({ params }) =>
    new Response(null, {
      status: 303,
      headers: { Location: `/unsubscribe/${encodeURIComponent(params.token)}` },
    }),
);

export const POST = guestRoute<Context>()({}, ({ params }) => unsubscribe(params.token));
