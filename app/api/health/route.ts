import { healthQuery, readHealth, readLiveness } from '@/lib/health';
import { guestRoute } from '@/lib/http/route';

export const GET = guestRoute<RouteContext<'/api/health'>>()({ query: healthQuery }, async ({ query }) => {
  const health = query.live === undefined ? await readHealth() : readLiveness();
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
});
