import { quote, refuseUnless } from '@/lib/auth/saml/refusal';
import { childrenOf, onlyChild, parseStrictly, saml, textOf } from '@/lib/auth/saml/xml';

/** Whom a verified assertion names. */
export type Identity = {
  issuer: string;
  nameId: string;
  nameIdFormat: string;
  /** Of the session there, by which it is ended. */
  sessionIndex: string | null;
  attributes: Record<string, string[]>;
};

export type Expected = {
  issuer: string;
  audience: string;
  acs: string;
  /** The request that was answered; null when the identity provider began. */
  inResponseTo: string | null;
  now: Date;
};

export type Assertion = { id: string; identity: Identity; expiresAt: Date };

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
export const skew = 60_000;
/** However long an identity provider lets an assertion live, it signs in for this long after it was issued. */
const maxAge = 5 * 60_000;

/** Reads the assertion out of exactly the bytes that were signed, and nothing else. */
export function readAssertion(signedXml: string, expected: Expected): Assertion {
  const assertion = parseStrictly(signedXml).documentElement;
  const isAssertion = assertion.namespaceURI === saml && assertion.localName === 'Assertion';
  refuseUnless(
    isAssertion && assertion.getAttribute('Version') === '2.0',
    'This is not a SAML 2.0 assertion.',
  );
  const id = assertion.getAttribute('ID') ?? '';
  refuseUnless(id !== '' && id.length <= 256, 'The assertion has no id.');
  const issuer = textOf(onlyChild(assertion, saml, 'Issuer'));
  refuseUnless(issuer === expected.issuer, `The assertion comes from ${quote(issuer)}.`);
  const expiresAt = checkAge(assertion, expected.now);
  checkConditions(onlyChild(assertion, saml, 'Conditions'), expected);
  const subject = onlyChild(assertion, saml, 'Subject');
  checkConfirmation(onlyChild(subject, saml, 'SubjectConfirmation'), expected);
  checkStatements(assertion, expected.now);
  const nameId = onlyChild(subject, saml, 'NameID');
  const identity = {
    issuer,
    nameId: textOf(nameId),
    nameIdFormat: nameId.getAttribute('Format') ?? '',
    sessionIndex: sessionIndexOf(assertion),
    attributes: attributesOf(assertion),
  };
  refuseUnless(identity.nameId !== '' && identity.nameId.length <= 512, 'The assertion names nobody.');
  return { id, identity, expiresAt };
}

function checkAge(assertion: Element, now: Date): Date {
  const issued = momentOf(assertion, 'IssueInstant');
  refuseUnless(issued !== null, 'The assertion does not say when it was issued.');
  refuseUnless(
    issued <= now.getTime() + skew,
    'The assertion was issued in the future. Check the clocks.',
    'late',
  );
  refuseUnless(now.getTime() < issued + maxAge + skew, 'The assertion is older than five minutes.', 'late');
  return new Date(issued + maxAge + skew);
}

function checkConditions(conditions: Element, { audience, now }: Expected): void {
  checkWindow(conditions, now);
  const restrictions = childrenOf(conditions, saml, 'AudienceRestriction');
  const meant = restrictions.map((each) => childrenOf(each, saml, 'Audience').map(textOf));
  const isForUs = meant.length > 0 && meant.every((audiences) => audiences.includes(audience));
  refuseUnless(isForUs, `The assertion is meant for ${quote(meant.flat().join(', '))}, not for ${audience}.`);
}

function checkConfirmation(confirmation: Element, { acs, inResponseTo, now }: Expected): void {
  refuseUnless(confirmation.getAttribute('Method') === bearer, 'The assertion is not for its bearer.');
  const data = onlyChild(confirmation, saml, 'SubjectConfirmationData');
  const recipient = data.getAttribute('Recipient');
  refuseUnless(recipient === acs, `The assertion is to be delivered to ${quote(recipient)}.`);
  const answered = data.getAttribute('InResponseTo') || null;
  refuseUnless(answered === inResponseTo, 'The assertion answers another request.');
  refuseUnless(
    data.hasAttribute('NotOnOrAfter'),
    'The assertion does not say until when it may be delivered.',
  );
  checkWindow(data, now);
}

function checkStatements(assertion: Element, now: Date): void {
  const statements = childrenOf(assertion, saml, 'AuthnStatement');
  refuseUnless(statements.length > 0, 'The assertion does not say that somebody signed in.');
  for (const statement of statements) {
    const ends = momentOf(statement, 'SessionNotOnOrAfter');
    refuseUnless(ends === null || now.getTime() < ends + skew, 'The session there has ended.', 'late');
  }
}

function sessionIndexOf(assertion: Element): string | null {
  const [statement] = childrenOf(assertion, saml, 'AuthnStatement');
  return statement?.getAttribute('SessionIndex')?.slice(0, 512) || null;
}

function checkWindow(element: Element, now: Date): void {
  const [from, until] = [momentOf(element, 'NotBefore'), momentOf(element, 'NotOnOrAfter')];
  refuseUnless(from === null || from <= now.getTime() + skew, 'The assertion is not valid yet.', 'late');
  refuseUnless(until === null || now.getTime() < until + skew, 'The assertion has expired.', 'late');
}

export function momentOf(element: Element, name: string): number | null {
  const text = element.getAttribute(name);
  if (!text) return null;
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text);
  const moment = isInstant ? Date.parse(text) : Number.NaN;
  refuseUnless(!Number.isNaN(moment), `${name} is no moment in UTC.`);
  return moment;
}

function attributesOf(assertion: Element): Record<string, string[]> {
  const found: Record<string, string[]> = Object.create(null);
  for (const statement of childrenOf(assertion, saml, 'AttributeStatement')) {
    for (const attribute of childrenOf(statement, saml, 'Attribute')) {
      const name = attribute.getAttribute('Name') ?? '';
      const values = childrenOf(attribute, saml, 'AttributeValue').filter(
        (value) => childrenOf(value).length === 0,
      );
      found[name] = [...(found[name] ?? []), ...values.map(textOf)]
        .filter((value) => value !== '')
        .slice(0, 50);
    }
  }
  return found;
}
