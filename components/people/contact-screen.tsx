import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Page, PageHeader } from '@/components/ui/page';
import type { ContactJson, ContactListJson } from '@/lib/people/schema';
import { initialsOf } from '@/lib/users/present';
import { ContactButton } from './contact-button';
import { FieldValue } from './field-value';
import { VcardLink } from './vcard-link';

type Props = { contact: ContactJson; list: ContactListJson; canEdit: boolean };

export function ContactScreen({ contact, list, canEdit }: Props) {
  const face = { id: contact.id, name: contact.name, initials: initialsOf(contact.name), avatar: null };
  const filled = list.fields.filter(({ label }) => contact.fields[label] !== undefined);
  return (
    <Page width="form">
      <PageHeader
        title={contact.name}
        breadcrumbs={[
          { label: 'People', href: '/people' },
          { label: list.name, href: `/people/list/${list.id}` },
        ]}
        actions={
          <>
            <VcardLink href={`/api/people/contact-list/${list.id}/contact/${contact.id}/vcard`} />
            {canEdit && <ContactButton list={list} contact={contact} />}
          </>
        }
      />
      <Card padded className="grid gap-5">
        <Avatar person={face} size={96} />
        <dl className="grid gap-4">
          {filled.map(({ label, type }) => (
            <div key={label}>
              <dt className="text-13 text-faint">{label}</dt>
              <dd className="mt-1">
                <FieldValue type={type} value={contact.fields[label] ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
        {filled.length === 0 && <p className="text-soft">Nothing is known of {contact.name} but the name.</p>}
      </Card>
    </Page>
  );
}
