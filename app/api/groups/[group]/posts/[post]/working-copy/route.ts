import { route } from '@/lib/http/route';
import { getWorkingCopy } from '@/lib/working-copies/read';
import { workingCopyInput } from '@/lib/working-copies/schema';
import { deleteWorkingCopy, saveWorkingCopy } from '@/lib/working-copies/write';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/working-copy'>;

export const GET = route<Context>()({}, ({ actor, params }) => getWorkingCopy(actor, params));

export const PUT = route<Context>()({ body: workingCopyInput }, ({ actor, params, body, ifMatch }) =>
  saveWorkingCopy(actor, params, body, ifMatch),
);

export const DELETE = route<Context>()({}, ({ actor, params }) => deleteWorkingCopy(actor, params));
