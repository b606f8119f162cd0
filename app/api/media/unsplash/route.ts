import { route } from '@/lib/http/route';
import { stockChoice, stockQuery } from '@/lib/media/schema';
import { addStock, searchStock } from '@/lib/media/stock';

export const GET = route<RouteContext<'/api/media/unsplash'>>()({ query: stockQuery }, ({ actor, query }) =>
  searchStock(actor, query),
);

export const POST = route<RouteContext<'/api/media/unsplash'>>()(
  { body: stockChoice, status: 201 },
  ({ actor, body }) => addStock(actor, body.id),
);
