import { route } from '@/lib/http/route';
import { listShares } from '@/lib/shares/read';
import { shareInput } from '@/lib/shares/schema';
import { createShare } from '@/lib/shares/write';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/share'>;

export const GET = route<Context>()({}, ({ actor, params }) => listShares(actor, params.group, params.post));

export const POST = route<Context>()({ body: shareInput, status: 201 }, ({ actor, params, body }) =>
  createShare(actor, params.group, params.post, body),
);
