import { route } from '@/lib/http/route';
import { getContact } from '@/lib/people/read';
import { updateContactInput } from '@/lib/people/schema';
import { deleteContact, updateContact } from '@/lib/people/write';
import { pathId } from '@/lib/refs';

type Context = RouteContext<'/api/people/contact-list/[list]/contact/[contact]'>;

export const GET = route<Context>()({}, ({ actor, params }) =>
  getContact(actor, pathId(params.list), pathId(params.contact)),
);

export const PUT = route<Context>()({ body: updateContactInput }, ({ actor, params, body, ifMatch }) =>
  updateContact(actor, { list: pathId(params.list), contact: pathId(params.contact) }, body, ifMatch),
);

export const DELETE = route<Context>()({}, ({ actor, params, ifMatch }) =>
  deleteContact(actor, { list: pathId(params.list), contact: pathId(params.contact) }, ifMatch),
);
