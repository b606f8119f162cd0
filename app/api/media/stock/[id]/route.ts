import { pictureResponse } from '@/lib/http/picture-response';
import { route } from '@/lib/http/route';
import { drawnQuery } from '@/lib/media/schema';
import { getDrawnImage } from '@/lib/media/stock';

export const GET = route<RouteContext<'/api/media/stock/[id]'>>()(
  { query: drawnQuery },
  async ({ actor, params, query }) =>
    pictureResponse(await getDrawnImage(actor, params.id, query), 'image/webp'),
);
