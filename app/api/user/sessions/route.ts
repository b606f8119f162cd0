import { endOtherSessions, listOwnSessions } from '@/lib/auth/own-sessions';
import { route } from '@/lib/http/route';

type Context = RouteContext<'/api/user/sessions'>;

export const GET = route<Context>()({}, ({ actor }) => listOwnSessions(actor));

export const DELETE = route<Context>()({}, ({ actor }) => endOtherSessions(actor));
