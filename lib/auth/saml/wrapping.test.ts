import { expect, test } from 'vitest';
import { assertion, envelope, read, signatureOf, signed } from '@/lib/auth/saml/forge.fixture';
import { parseStrictly } from '@/lib/auth/saml/xml';

const evil = (id: string) => assertion({ subject: 'admin' }, id);
const idOf = (xml: string) => /<Assertion[^>]* ID="([^"]+)"/.exec(xml)?.[1] ?? '';

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
