import type { Actor } from '@/lib/auth/actor';
import { mediaUrl } from '@/lib/media/url';
import type { ContactFieldJson, ContactJson, PersonJson } from '@/lib/people/schema';
import { valueUnder } from '@/lib/people/value-under';
import { initialsOf, mayShowEmail } from '@/lib/users/present';

export type ContactRow = {
  id: number;
  list_id: number;
  name: string;
  fields: Record<string, string>;
  version: number;
};

export type PersonRow = {
  kind: 'user' | 'contact';
  id: number;
  list_id: number | null;
  name: string;
  job_title: string | null;
  email: string | null;
  phone_office: string | null;
  phone_mobile: string | null;
  avatar_key: string | null;
  values: Record<string, string>;
  list_fields: ContactFieldJson[];
};

export function presentContact(row: ContactRow): ContactJson {
  return { id: row.id, list_id: row.list_id, name: row.name, fields: row.fields, version: row.version };
}

export function presentPerson(actor: Actor, row: PersonRow): PersonJson {
  const showEmail = row.kind === 'user' && row.email !== null && mayShowEmail(actor, row.id);
  return {
    kind: row.kind,
    id: row.id,
    list_id: row.list_id,
    name: row.name,
    title: row.job_title,
    job_title: row.job_title,
    avatar: mediaUrl(row.avatar_key),
    initials: initialsOf(row.name),
    ...(showEmail && row.email !== null && { email: row.email }),
    phone_office: row.phone_office,
    phone_mobile: row.phone_mobile,
    fields: row.list_fields.flatMap(({ label, type }) => {
      const value = valueUnder(row.values, label);
      return value === undefined ? [] : [{ label, type, value }];
    }),
  };
}
