import { answerEvent, takeBackAnswer } from '@/lib/events/answers';
import { rsvpInput } from '@/lib/events/schema';
import { route } from '@/lib/http/route';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/rsvp'>;

export const PUT = route<Context>()({ body: rsvpInput }, ({ actor, params, body }) =>
  answerEvent(actor, params, body.answer),
);

export const DELETE = route<Context>()({}, ({ actor, params }) => takeBackAnswer(actor, params));
