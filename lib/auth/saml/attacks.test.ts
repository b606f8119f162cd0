import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  assertion,
  audience,
  confirmation,
  envelope,
  enveloped,
  moment,
  read,
  request,
  sign,
  signed,
  validity,
} from '@/lib/auth/saml/forge.fixture';
import { answerOf, certificates, privateKey } from '@/lib/testing/identity-provider';

test('the forge these attacks start from is accepted when nothing is wrong', async () => {
  expect((await read(envelope(signed()))).identity.nameId).toBe('grace');
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
  ['no audience', envelope(signed({ conditions: `<Conditions ${validity}/>` })), /audience/i],
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
  const forged = signed().replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', hmac);
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
