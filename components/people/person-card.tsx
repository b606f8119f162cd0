'use client';

import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { PersonJson } from '@/lib/people/schema';
import { FieldValue } from './field-value';

/** Rendered in the browser, too: the payload of a page then names a person, not each element of the card. */
export function PersonCard({ person }: { person: PersonJson }) {
  const href =
    person.kind === 'user' ? `/profile/${person.id}` : `/people/list/${person.list_id}/contact/${person.id}`;
  return (
    <Card as="li" press padded className="flex items-start gap-4">
      <Avatar person={person} size={40} />
      <div className="grid min-w-0 gap-1">
        <h2 className="wrap-anywhere text-16 font-semibold">
          <Link className="card-link" href={href}>
            {person.name}
          </Link>
        </h2>
        {person.job_title && <p className="wrap-anywhere text-soft">{person.job_title}</p>}
        <dl className="relative z-1 grid gap-1 text-13">
          {waysOf(person).map(({ label, type, value }) => (
            <div key={label} className="flex min-w-0 gap-2">
              <dt className={person.kind === 'user' ? 'sr-only' : 'text-faint'}>{label}</dt>
              <dd className="min-w-0 truncate">
                <FieldValue type={type} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

function waysOf(person: PersonJson): PersonJson['fields'] {
  const own = [
    { label: 'E-mail', type: 'email' as const, value: person.email },
    { label: 'Office phone', type: 'tel' as const, value: person.phone_office },
    { label: 'Mobile phone', type: 'tel' as const, value: person.phone_mobile },
  ];
  return [
    ...own.flatMap(({ value, ...way }) => (value ? [{ ...way, value }] : [])),
    ...person.fields.slice(0, 4),
  ];
}
