import { route } from '@/lib/http/route';
import { createContactInput } from '@/lib/people/schema';
import { createContact } from '@/lib/people/write';
import { pathId } from '@/lib/refs';

export const POST = route<RouteContext<'/api/people/contact-list/[list]/contact'>>()(
  { body: createContactInput, status: 201 },
  ({ actor, params, body }) => createContact(actor, pathId(params.list), body),
);
