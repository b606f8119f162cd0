import { route } from '@/lib/http/route';
import { createContactListInput } from '@/lib/people/schema';
import { createContactList } from '@/lib/people/write';

export const POST = route<RouteContext<'/api/people/contact-list'>>()(
  { body: createContactListInput, status: 201 },
  ({ actor, body }) => createContactList(actor, body),
);
