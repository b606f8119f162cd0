import type { AttributeNames } from '@/lib/auth/saml/attribute-fields';

const soap = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const microsoft = 'http://schemas.microsoft.com/identity/claims';

/** What each identity provider calls the attributes once they are set up as its own guide says. */
export const presets: { label: string; names: AttributeNames }[] = [
  {
    label: 'Microsoft Entra ID',
    names: {
      subject: `${microsoft}/objectidentifier`,
      email: `${soap}/emailaddress`,
      name: `${microsoft}/displayname`,
      job_title: `${soap}/jobtitle`,
      phone: `${soap}/otherphone`,
    },
  },
  {
    label: 'Okta',
    names: { email: 'email', name: 'displayName', job_title: 'title', phone: 'primaryPhone' },
  },
  {
    label: 'Google Workspace',
    names: { email: 'email', name: 'displayName', job_title: 'title', phone: 'phone' },
  },
  {
    label: 'Keycloak',
    names: {
      email: 'urn:oid:1.2.840.113549.1.9.1',
      name: 'urn:oid:2.16.840.1.113730.3.1.241',
      job_title: 'urn:oid:2.5.4.12',
      phone: 'urn:oid:2.5.4.20',
    },
  },
  {
    label: 'ADFS',
    names: {
      email: `${soap}/emailaddress`,
      name: `${soap}/name`,
      job_title: `${soap}/jobtitle`,
      phone: `${soap}/otherphone`,
    },
  },
];
