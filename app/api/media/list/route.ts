import { route } from '@/lib/http/route';
import { listMedia } from '@/lib/media/read';
import { mediaQuery } from '@/lib/media/schema';

export const GET = route<RouteContext<'/api/media/list'>>()({ query: mediaQuery }, ({ actor, query }) =>
  listMedia(actor, query),
);
