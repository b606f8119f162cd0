import { randomUUID } from 'node:crypto';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { openResponse, verifyResponse } from '@/lib/auth/saml/verify';
import { config, encode, issuer, privateKey, service } from '@/lib/testing/identity-provider';

export const request = '_request';

/** What an answer says once everything about it was proven, as signing in reads it. */
export async function read(xml: string) {
  return verifyResponse(openResponse(encode(xml), config), config, {
    inResponseTo: request,
    now: new Date(),
  });
}

export const moment = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

type Parts = {
  subject?: string;
  confirmation?: string;
  conditions?: string;
  issuer?: string;
  namespaces?: string;
  issued?: string;
  statement?: string;
};

const confirmationData = (attributes: Record<string, string | undefined>) => {
  const all = { InResponseTo: request, Recipient: service.acs, NotOnOrAfter: moment(240), ...attributes };
  const written = Object.entries(all).filter(([, value]) => value !== undefined);
  return `<SubjectConfirmationData ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
};
export const confirmation = (attributes: Record<string, string | undefined> = {}, method = bearer) =>
  `<SubjectConfirmation Method="${method}">${confirmationData(attributes)}</SubjectConfirmation>`;
export const audience = (name: string) =>
  `<AudienceRestriction><Audience>${name}</Audience></AudienceRestriction>`;
export const validity = `NotBefore="${moment(-60)}" NotOnOrAfter="${moment(240)}"`;

export function assertion(parts: Parts = {}, id = `_${randomUUID()}`): string {
  const conditions = parts.conditions ?? `<Conditions ${validity}>${audience(service.entityId)}</Conditions>`;
  const statement = parts.statement ?? `<AuthnStatement AuthnInstant="${moment(0)}"/>`;
  return (
    `<Assertion xmlns="urn:oasis:names:tc:SAML:2.0:assertion"${parts.namespaces ?? ''} ID="${id}" Version="2.0" ` +
    `IssueInstant="${parts.issued ?? moment(0)}"><Issuer>${parts.issuer ?? issuer}</Issuer><Subject>` +
    `<NameID>${parts.subject ?? 'grace'}</NameID>${parts.confirmation ?? confirmation()}</Subject>` +
    `${conditions}${statement}</Assertion>`
  );
}

type Envelope = { destination?: string; status?: string; id?: string; inResponseTo?: string; extra?: string };

export function envelope(
  inside: string,
  { destination = service.acs, id = '_response', ...more }: Envelope = {},
): string {
  const status = more.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success';
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${id}" Version="2.0" ` +
    `IssueInstant="${moment(0)}" Destination="${destination}" InResponseTo="${more.inResponseTo ?? request}">` +
    `${more.extra ?? ''}<samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${inside}</samlp:Response>`
  );
}

const assertionPath = "//*[local-name(.)='Assertion']";
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

export function sign(xml: string, options: Partial<Parameters<typeof signXml>[3]> = {}): string {
  const location = { reference: `${assertionPath}/*[local-name(.)='Issuer']`, action: 'after' as const };
  return signXml(xml, assertionPath, location, {
    privateKey: privateKey('current'),
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    xmlSignatureTransforms: [enveloped, exclusive],
    ...options,
  });
}

export const signed = (parts?: Parts) => sign(assertion(parts));
export const signatureOf = (xml: string) => /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? '';
