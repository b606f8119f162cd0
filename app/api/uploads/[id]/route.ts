import { route } from '@/lib/http/route';
import { continueUpload } from '@/lib/http/tus';

const speak = route<RouteContext<'/api/uploads/[id]'>>()({}, ({ actor, params, request }) =>
  continueUpload(actor, params.id, request),
);

export const HEAD = speak;
export const PATCH = speak;
export const DELETE = speak;
