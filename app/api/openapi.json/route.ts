import { guestRoute } from '@/lib/http/route';
import { openApiJson } from '@/lib/openapi/document';

export const GET = guestRoute<RouteContext<'/api/openapi.json'>>()(
  {},
  () =>
    new Response(openApiJson(), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' },
    }),
);
