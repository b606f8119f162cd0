import { route } from '@/lib/http/route';
import { readInput } from '@/lib/notifications/schema';
import { markRead } from '@/lib/notifications/write';

export const POST = route()({ body: readInput }, ({ actor, body }) => markRead(actor, body));
