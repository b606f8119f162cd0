import type { Identity } from '@/lib/auth/saml/assertion';
import type { AttributeField, AttributeNames } from '@/lib/auth/saml/attribute-fields';
import { emailAddress, optionalLine } from '@/lib/fields';

const soap = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const microsoft = 'http://schemas.microsoft.com/identity/claims';
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** What Entra ID, Okta, Google Workspace, Keycloak and ADFS call things, the surest name first. */
const usual: Record<AttributeField, string[]> = {
  subject: [`${microsoft}/objectidentifier`],
  email: [
    ...[`${soap}/emailaddress`, 'email', 'mail', 'emailAddress', 'user.email'],
    ...['urn:oid:0.9.2342.19200300.100.1.3', 'urn:oid:1.2.840.113549.1.9.1', `${soap}/upn`, `${soap}/name`],
  ],
  name: [
    ...[`${microsoft}/displayname`, 'displayName', 'urn:oid:2.16.840.1.113730.3.1.241', 'name', 'cn'],
    ...['urn:oid:2.5.4.3', `${soap}/name`],
  ],
  job_title: [
    ...[`${soap}/jobtitle`, `${microsoft}/jobtitle`, 'jobTitle', 'job_title', 'title', 'urn:oid:2.5.4.12'],
  ],
  phone: [
    ...[
      `${soap}/otherphone`,
      `${soap}/mobilephone`,
      'telephoneNumber',
      'phoneNumber',
      'phone',
      'primaryPhone',
    ],
    ...['mobilePhone', 'urn:oid:2.5.4.20'],
  ],
};
const givenNames = [`${soap}/givenname`, 'firstName', 'givenName', 'first_name', 'urn:oid:2.5.4.42'];
const surnames = [`${soap}/surname`, 'lastName', 'surname', 'sn', 'last_name', 'urn:oid:2.5.4.4'];

/** A person as the identity provider tells of them. `subject` is null when it gives nothing that lasts. */
export type Claims = {
  subject: string | null;
  email: string | null;
  name: string | null;
  jobTitle: string | null;
  phone: string | null;
};

export function claimsOf({ nameId, nameIdFormat, attributes }: Identity, names: AttributeNames): Claims {
  const find = (field: AttributeField) => firstOf(attributes, names[field] ? [names[field]] : usual[field]);
  const lasting = nameIdFormat === transient ? [] : [nameId];
  const full = find('name').filter((value) => !value.includes('@'))[0];
  return {
    subject: [...find('subject'), ...lasting].find((value) => value.length <= 512) ?? null,
    email: [...find('email'), nameId].map(addressOf).find((value) => value !== null) ?? null,
    name: lineOf(full ?? composedName(attributes), 200),
    jobTitle: lineOf(find('job_title')[0], 200),
    phone: lineOf(find('phone')[0], 50),
  };
}

function firstOf(attributes: Identity['attributes'], names: string[]): string[] {
  return names.flatMap((name) => attributes[name] ?? []);
}

function composedName(attributes: Identity['attributes']): string {
  return [...firstOf(attributes, givenNames).slice(0, 1), ...firstOf(attributes, surnames).slice(0, 1)].join(
    ' ',
  );
}

function addressOf(value: string): string | null {
  return emailAddress.safeParse(value).data ?? null;
}

function lineOf(value: string | undefined, max: number): string | null {
  return optionalLine(max, '').safeParse((value ?? '').slice(0, max)).data ?? null;
}
