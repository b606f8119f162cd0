import { eventStream } from '@/lib/http/event-stream';
import { route } from '@/lib/http/route';
import { subscribe } from '@/lib/notifications/stream';

export const GET = route()({}, ({ actor, request }) =>
  eventStream(request, (send) => subscribe(actor.id, () => send('changed'))),
);
