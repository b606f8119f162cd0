import { getGroup } from '@/lib/groups/read';
import { updateGroupInput } from '@/lib/groups/schema';
import { deleteGroup, updateGroup } from '@/lib/groups/write';
import { route } from '@/lib/http/route';

type Context = RouteContext<'/api/groups/[group]'>;

export const GET = route<Context>()({}, ({ actor, params }) => getGroup(actor, params.group));

export const PUT = route<Context>()({ body: updateGroupInput }, ({ actor, params, body, ifMatch }) =>
  updateGroup(actor, params.group, body, ifMatch),
);

export const DELETE = route<Context>()({}, ({ actor, params, ifMatch }) =>
  deleteGroup(actor, params.group, ifMatch),
);
