import { Buffer } from 'node:buffer';
import type { ContactJson, ContactListJson } from '@/lib/people/schema';
import { valueUnder } from '@/lib/people/value-under';
import type { UserJson } from '@/lib/users/schema';

type Line = [property: string, value: string | null | undefined];

/** A member as a vCard 3.0 (RFC 2426), which every address book reads; the address only where the reader may see it. */
export function vcardOfUser(user: UserJson, team: string): string {
  return vcard(user.name, [
    ['ORG', team],
    ['TITLE', user.job_title],
    ['EMAIL;TYPE=INTERNET', user.email],
    ['TEL;TYPE=WORK,VOICE', user.phone_office],
    ['TEL;TYPE=CELL,VOICE', user.phone_mobile],
  ]);
}

/** A contact with the fields of its list; what a vCard has no property for becomes a line of its note. */
export function vcardOfContact(contact: ContactJson, list: ContactListJson): string {
  const filled = list.fields.flatMap(({ label, type }) => {
    const value = valueUnder(contact.fields, label);
    return value === undefined ? [] : [{ label, type, value }];
  });
  const of = (type: string, property: string): Line[] =>
    filled.filter((field) => field.type === type).map(({ value }) => [property, value]);
  const other = filled.filter(({ type }) => type === 'text' || type === 'yes_no');
  return vcard(contact.name, [
    ...of('email', 'EMAIL;TYPE=INTERNET'),
    ...of('tel', 'TEL;TYPE=VOICE'),
    ...of('link', 'URL'),
    ['NOTE', other.map(({ label, value }) => `${label}: ${value}`).join('\n')],
  ]);
}

function vcard(name: string, lines: Line[]): string {
  // N wants family and given name apart, which nobody entered; address books show FN.
  const all: Line[] = [['VERSION', '3.0'], ['N', name], ['FN', name], ...lines];
  const body = all
    .filter(([, value]) => value)
    .map(([property, value]) =>
      fold(`${property}:${property === 'N' ? `;${escapeText(value)};;;` : escapeText(value)}`),
    );
  return ['BEGIN:VCARD', ...body, 'END:VCARD', ''].join('\r\n');
}

function escapeText(value: string | null | undefined): string {
  return (value ?? '').replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** At most 75 octets a line, never cut within a letter. */
function fold(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + letter) > 74) lines.push(letter);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n ');
}
