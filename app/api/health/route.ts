import { readHealth } from '@/lib/health';
import { guestRoute } from '@/lib/http/route';

export const GET = guestRoute<RouteContext<'/api/health'>>()({}, async () => {
  const health = await readHealth();
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
});
