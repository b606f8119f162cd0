import { route } from '@/lib/http/route';
import { vcardResponse } from '@/lib/http/vcard-response';
import { getContact, getContactList } from '@/lib/people/read';
import { vcardOfContact } from '@/lib/people/vcard';
import { pathId } from '@/lib/refs';

type Context = RouteContext<'/api/people/contact-list/[list]/contact/[contact]/vcard'>;

export const GET = route<Context>()({}, async ({ actor, params }) => {
  const list = pathId(params.list);
  const [contact, its] = await Promise.all([
    getContact(actor, list, pathId(params.contact)),
    getContactList(actor, list),
  ]);
  return vcardResponse(contact.name, vcardOfContact(contact, its));
});
