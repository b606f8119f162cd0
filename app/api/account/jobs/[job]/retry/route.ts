import { route } from '@/lib/http/route';
import { retryJob } from '@/lib/jobs/write';

export const POST = route<RouteContext<'/api/account/jobs/[job]/retry'>>()({}, ({ actor, params }) =>
  retryJob(actor, params.job),
);
