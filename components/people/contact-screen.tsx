import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Page, PageHeader } from '@/components/ui/page';
import type { ContactFieldJson, ContactJson, ContactListJson } from '@/lib/people/schema';
import { valueUnder } from '@/lib/people/value-under';
import { initialsOf } from '@/lib/users/present';
import { ContactButton } from './contact-button';
import { FieldValue } from './field-value';
import { VcardLink } from './vcard-link';

type Props = { contact: ContactJson; list: ContactListJson; canEdit: boolean };

export function ContactScreen({ contact, list, canEdit }: Props) {
  const face = { id: contact.id, name: contact.name, initials: initialsOf(contact.name), avatar: null };
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
        {list.fields.length > 0 ? (
          <dl className="grid gap-4">
            {list.fields.map(({ label, type }) => (
              <div key={label}>
                <dt className="text-13 text-faint">{label}</dt>
                <dd className="mt-1">
                  <ValueOrDash type={type} value={valueUnder(contact.fields, label)} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-soft">Contacts of {list.name} have a name only.</p>
        )}
      </Card>
    </Page>
  );
}

type ValueProps = { type: ContactFieldJson['type']; value: string | undefined };

function ValueOrDash({ type, value }: ValueProps) {
  if (value) return <FieldValue type={type} value={value} />;
  return (
    <>
      <span aria-hidden="true" className="text-faint">
        –
      </span>
      <span className="sr-only">Not filled in</span>
    </>
  );
}
