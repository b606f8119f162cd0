import { route } from '@/lib/http/route';
import { discardJob } from '@/lib/jobs/write';

export const DELETE = route<RouteContext<'/api/account/jobs/[job]'>>()({}, ({ actor, params }) =>
  discardJob(actor, params.job),
);
