import { endOwnSession } from '@/lib/auth/own-sessions';
import { route } from '@/lib/http/route';

export const DELETE = route<RouteContext<'/api/user/sessions/[session]'>>()({}, ({ actor, params }) =>
  endOwnSession(actor, params.session),
);
