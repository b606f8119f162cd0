import { route } from '@/lib/http/route';
import { getContactList } from '@/lib/people/read';
import { updateContactListInput } from '@/lib/people/schema';
import { deleteContactList, updateContactList } from '@/lib/people/write';
import { pathId } from '@/lib/refs';

type Context = RouteContext<'/api/people/contact-list/[list]'>;

export const GET = route<Context>()({}, ({ actor, params }) => getContactList(actor, pathId(params.list)));

export const PUT = route<Context>()({ body: updateContactListInput }, ({ actor, params, body, ifMatch }) =>
  updateContactList(actor, pathId(params.list), body, ifMatch),
);

export const DELETE = route<Context>()({}, ({ actor, params, ifMatch }) =>
  deleteContactList(actor, pathId(params.list), ifMatch),
);
