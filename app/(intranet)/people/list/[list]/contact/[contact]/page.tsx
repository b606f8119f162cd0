import type { Metadata } from 'next';
import { cache } from 'react';
import { ContactScreen } from '@/components/people/contact-screen';
import { loadPage } from '@/lib/http/page';
import { canEditContacts } from '@/lib/people/policy';
import { getContact, getContactList } from '@/lib/people/read';
import { pathId } from '@/lib/refs';

type Props = PageProps<'/people/list/[list]/contact/[contact]'>;

const load = cache((list: string, contact: string) =>
  loadPage(async (actor) => ({
    contact: await getContact(actor, pathId(list), pathId(contact)),
    list: await getContactList(actor, pathId(list)),
    canEdit: canEditContacts(actor),
  })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, contact } = await params;
  return { title: (await load(list, contact)).contact.name };
}

export default async function ContactPage({ params }: Props) {
  const { list, contact } = await params;
  return <ContactScreen {...(await load(list, contact))} />;
}
