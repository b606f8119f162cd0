import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { getUser } from '@/lib/users/read';
import { profileInput } from '@/lib/users/schema';
import { deleteUser, updateUser } from '@/lib/users/write';

type Context = RouteContext<'/api/user/[user]'>;

export const GET = route<Context>()({}, ({ actor, params }) => getUser(actor, pathId(params.user)));

export const PUT = route<Context>()({ body: profileInput }, ({ actor, params, body }) =>
  updateUser(actor, pathId(params.user), body),
);

export const DELETE = route<Context>()({}, ({ actor, params }) => deleteUser(actor, pathId(params.user)));
