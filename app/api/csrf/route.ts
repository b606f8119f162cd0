import { csrfTokenOf } from '@/lib/auth/cookie';
import { route } from '@/lib/http/route';

export const GET = route<RouteContext<'/api/csrf'>>()({}, ({ actor }) => ({
  token: csrfTokenOf(actor.sessionId),
}));
