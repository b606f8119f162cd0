import { createHmac, randomUUID } from 'node:crypto';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SsoConfig } from '@/lib/auth/saml/config';
import { openResponse, verifyResponse } from '@/lib/auth/saml/verify';
import { parseStrictly, walk } from '@/lib/auth/saml/xml';
import {
  answerOf,
  certificates,
  config,
  encode,
  issuer,
  privateKey,
  service,
} from '@/lib/testing/identity-provider';

const request = '_request';
const assertionPath = "//*[local-name(.)='Assertion']";

async function read(xml: string, used: SsoConfig = config) {
  const opened = openResponse(encode(xml), used);
  return verifyResponse(opened, used, { inResponseTo: request, now: new Date() });
}

const moment = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
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
const confirmation = (attributes: Record<string, string | undefined> = {}, method = bearer) =>
  `<SubjectConfirmation Method="${method}">${confirmationData(attributes)}</SubjectConfirmation>`;
const audience = (name: string) => `<AudienceRestriction><Audience>${name}</Audience></AudienceRestriction>`;
const window = `NotBefore="${moment(-60)}" NotOnOrAfter="${moment(240)}"`;

function assertion(parts: Parts = {}, id = `_${randomUUID()}`): string {
  const conditions = parts.conditions ?? `<Conditions ${window}>${audience(service.entityId)}</Conditions>`;
  const statement = parts.statement ?? `<AuthnStatement AuthnInstant="${moment(0)}"/>`;
  return (
    `<Assertion xmlns="urn:oasis:names:tc:SAML:2.0:assertion"${parts.namespaces ?? ''} ID="${id}" Version="2.0" ` +
    `IssueInstant="${parts.issued ?? moment(0)}"><Issuer>${parts.issuer ?? issuer}</Issuer><Subject>` +
    `<NameID>${parts.subject ?? 'grace'}</NameID>${parts.confirmation ?? confirmation()}</Subject>` +
    `${conditions}${statement}</Assertion>`
  );
}

type Envelope = { destination?: string; status?: string; id?: string; inResponseTo?: string; extra?: string };

function envelope(
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

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

function sign(
  xml: string,
  options: Partial<Parameters<typeof signXml>[3]> = {},
  path = assertionPath,
): string {
  const location = { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' as const };
  return signXml(xml, path, location, {
    privateKey: privateKey('current'),
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    xmlSignatureTransforms: [enveloped, exclusive],
    ...options,
  });
}

const signed = (parts?: Parts) => sign(assertion(parts));
const evil = (id: string) => assertion({ subject: 'admin' }, id);
const idOf = (xml: string) => /<Assertion[^>]* ID="([^"]+)"/.exec(xml)?.[1] ?? '';
const signatureOf = (xml: string) => /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? '';

test('the forge these attacks start from is accepted when nothing is wrong', async () => {
  expect((await read(envelope(signed()))).identity.nameId).toBe('grace');
});

const good = signed();
const bare = good.replace(signatureOf(good), '');
const inObject = (xml: string) => `<Object xmlns="http://www.w3.org/2000/09/xmldsig#">${xml}</Object>`;
const into = (xml: string, more: string) => xml.replace('</Assertion>', `${more}</Assertion>`);
const resign = (xml: string, more = '') =>
  xml.replace('<Subject>', `${signatureOf(good).replace('</Signature>', `${more}</Signature>`)}<Subject>`);

/** The eight of "On Breaking SAML" (Somorovsky et al.), by where the signed original goes. */
const wrapping: Record<string, string> = {
  'XSW1: the original response inside the signature of a forged one': envelope(
    resign(evil('_evil'), inObject(envelope(bare))),
  ),
  'XSW2: the original response beside the signature': envelope(good + evil('_evil'), {
    extra: inObject(envelope(bare, { id: '_old' })),
  }),
  'XSW3: a forged assertion before the original': envelope(evil('_evil') + good),
  'XSW4: the original inside the forged one': envelope(into(evil('_evil'), good)),
  'XSW5: the forged one signed, the original at the end': envelope(resign(evil('_evil')) + bare),
  'XSW6: the original inside the signature of the forged one': envelope(resign(evil('_evil'), bare)),
  'XSW7: the forged one inside extensions': envelope(good, {
    extra: `<samlp:Extensions>${evil(idOf(good))}</samlp:Extensions>`,
  }),
  'XSW8: the original inside an object of the signature': envelope(resign(evil(idOf(good)), inObject(bare))),
};

test.each(Object.entries(wrapping))('%s is refused', async (_name, xml) => {
  expect(parseStrictly(xml.replaceAll(/ ID="[^"]+"/g, '')).documentElement.localName).toBe('Response');
  await expect(read(xml)).rejects.toMatchObject({ name: 'SamlRefusal' });
});

const holder = 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key';
const refused: [string, string, RegExp][] = [
  ['SHA-1 signatures', envelope(sign(assertion(), { signatureAlgorithm: 'sha1' })), /SHA-256 is the least/],
  ['SHA-1 digests', envelope(sign(assertion(), { digestAlgorithm: 'sha1' })), /SHA-256 is the least/],
  [
    'a wrong recipient',
    envelope(signed({ confirmation: confirmation({ Recipient: 'https://evil.test/acs' }) })),
    /to be delivered to/,
  ],
  [
    'no recipient',
    envelope(signed({ confirmation: confirmation({ Recipient: undefined }) })),
    /to be delivered to/,
  ],
  ['a wrong destination', envelope(signed(), { destination: 'https://evil.test/acs' }), /meant for/],
  ['a wrong issuer', envelope(signed({ issuer: 'https://evil.test' })), /issuer|comes from/i],
  ['holder-of-key', envelope(signed({ confirmation: confirmation({}, holder) })), /not for its bearer/],
  ['no confirmation', envelope(signed({ confirmation: '' })), /exactly one SubjectConfirmation/],
  [
    'an assertion that answers nothing',
    envelope(signed({ confirmation: confirmation({ InResponseTo: undefined }) })),
    /another request/,
  ],
  [
    'an assertion that answers another request',
    envelope(signed({ confirmation: confirmation({ InResponseTo: '_other' }) })),
    /another request/,
  ],
  ['a document type', `<!DOCTYPE x>${envelope(signed())}`, /document type/],
  ['relative namespaces', envelope(signed({ namespaces: ' xmlns:x="relative"' })), /relative namespace/],
  ['no signature', envelope(assertion()), /no signature/],
  [
    'a foreign key',
    envelope(sign(assertion(), { privateKey: privateKey('foreign') })),
    /not signed with the certificate/,
  ],
  [
    'another audience',
    envelope(signed({ conditions: `<Conditions>${audience('https://other.test')}</Conditions>` })),
    /audience/i,
  ],
  ['no audience', envelope(signed({ conditions: `<Conditions ${window}/>` })), /audience/i],
  ['no conditions', envelope(signed({ conditions: '' })), /./],
  ['an old one', envelope(signed({ issued: moment(-600) })), /older than five minutes/],
  ['one from the future', envelope(signed({ issued: moment(600) })), /future/],
  [
    'an expired delivery',
    envelope(signed({ confirmation: confirmation({ NotOnOrAfter: moment(-90) }) })),
    /./,
  ],
  [
    'a delivery without end',
    envelope(signed({ confirmation: confirmation({ NotOnOrAfter: undefined }) })),
    /./,
  ],
  ['no sign-in statement', envelope(signed({ statement: '' })), /somebody signed in/],
  ['failure', envelope(signed(), { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }), /refused/],
  [
    'inclusive canonical forms',
    envelope(
      sign(assertion(), {
        xmlSignatureTransforms: [enveloped, 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'],
      }),
    ),
    /exclusive canonical form/,
  ],
  [
    'encrypted assertions',
    envelope('<EncryptedAssertion xmlns="urn:oasis:names:tc:SAML:2.0:assertion"/>'),
    /encrypted/,
  ],
  [
    'external entities',
    `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${envelope(signed({ subject: '&amp;x;' })).replace('&amp;x;', '&x;')}`,
    /document type/,
  ],
  [
    'entity bombs',
    `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${envelope(signed())}`,
    /document type/,
  ],
  ['undeclared entities', envelope(signed()).replace('grace', '&nbsp;'), /plain XML/],
  [
    'comments that split a name',
    envelope(signed({ subject: 'admin.evil' })).replace('admin.evil', 'admin<!---->.evil'),
    /comments/,
  ],
  [
    'instructions that split a name',
    envelope(signed({ subject: 'admin.evil' })).replace('admin.evil', 'admin<?x?>.evil'),
    /processing instructions/,
  ],
  [
    'CDATA that splits a name',
    envelope(signed({ subject: 'admin.evil' })).replace('admin.evil', 'admin<![CDATA[.evil]]>'),
    /CDATA/,
  ],
  [
    'elements that split a name',
    envelope(signed({ subject: 'admin<b xmlns="urn:x"/>.evil' })),
    /more than text/,
  ],
  [
    'depth',
    envelope(signed(), { extra: `${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}` }),
    /nested too deeply/,
  ],
  ['more than 256 KB', envelope(signed(), { extra: `<a>${'a'.repeat(256 * 1024)}</a>` }), /256 KB/],
  ['what is not XML', 'SAMLResponse', /not XML/],
];

test.each(refused)('%s: refused', async (_name, xml, words) => {
  await expect(read(xml)).rejects.toMatchObject({
    name: 'SamlRefusal',
    message: expect.stringMatching(words),
  });
});

test('a signature made with the certificate as the key of an HMAC is refused', async () => {
  const hmac = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';
  const forged = good.replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', hmac);
  const info = /<SignedInfo[\s\S]*<\/SignedInfo>/.exec(forged)?.[0] ?? '';
  const value = createHmac('sha1', certificates.current).update(info).digest('base64');
  const xml = envelope(forged.replace(/<SignatureValue>[^<]*/, `<SignatureValue>${value}`));
  await expect(read(xml)).rejects.toThrow(/SHA-256 is the least/);
});

test('what else the browser brings along with a signed answer is never read', async () => {
  const xml = await answerOf({ inResponseTo: request });
  const extended = xml.replace(
    '<samlp:Status',
    '<samlp:Extensions><NameID>admin</NameID></samlp:Extensions><samlp:Status',
  );
  expect((await read(extended)).identity.nameId).toBe('grace');
});

/** Changes the tree at random places: moves, copies, removes and renames elements, and swaps texts and attributes. */
function mutate(xml: string, steps: { kind: number; from: number; to: number }[]): string {
  const document = parseStrictly(xml);
  for (const { kind, from, to } of steps) {
    const all = [...walk(document.documentElement)].map(({ element }) => element);
    if (all.length < 2) break;
    const source = all[1 + (from % (all.length - 1))] as Element;
    const target = all[1 + (to % (all.length - 1))] as Element;
    // A tree that is moved into itself is no tree any more.
    if (isInside(target, source)) continue;
    if (kind === 0) target.appendChild(source);
    else if (kind === 1) target.insertBefore(source.cloneNode(true), target.firstChild);
    else if (kind === 2) source.parentNode?.removeChild(source);
    else if (kind === 3) target.textContent = ['admin', '_response', issuer, ''][from % 4] ?? '';
    else if (kind === 4) target.setAttribute('ID', source.getAttribute('ID') ?? '_other');
    else if (kind === 5) target.parentNode?.replaceChild(source.cloneNode(true), target);
    else target.setAttribute('Format', source.getAttribute('Algorithm') ?? 'x');
  }
  return document.toString();
}

function isInside(inner: Element, outer: Element): boolean {
  for (let at: Node | null = inner; at; at = at.parentNode) if (at === outer) return true;
  return false;
}

test('no mutation of the tree changes who it is', { timeout: 120_000 }, async () => {
  const xml = await answerOf({ inResponseTo: request, with: { signResponse: true } });
  const original = JSON.stringify((await read(xml)).identity);
  const step = fc.record({ kind: fc.nat(6), from: fc.nat(200), to: fc.nat(200) });
  const steps = fc.array(step, { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(steps, async (changes) => {
    const outcome = await read(mutate(xml, changes)).catch(() => null);
    return outcome === null || JSON.stringify(outcome.identity) === original;
  });
  const numRuns = Number(process.env.SAML_MUTANTS ?? 1500);
  await fc.assert(property, { numRuns, interruptAfterTimeLimit: 60_000 });
});
