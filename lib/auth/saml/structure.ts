import { quote, refuseUnless } from '@/lib/auth/saml/refusal';
import { childrenOf, dsig, onlyChild, protocol, saml, textOf, walk } from '@/lib/auth/saml/xml';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = `${dsig}enveloped-signature`;
export const signatureMethods = new Set([
  ...[256, 384, 512].map((bits) => `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${bits}`),
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
]);
const digestMethods = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

export type Outline = { inResponseTo: string | null; responseSigned: boolean; assertionSigned: boolean };

/**
 * The shape of a response before anybody looks at a signature: one assertion where it belongs, signatures only over the
 * element they are in, made by methods that hold. Of what is read here only `inResponseTo` is used, to find the request;
 * the signed assertion has to name it again.
 */
export function checkResponse(document: Document, expected: { acs: string; issuer: string }): Outline {
  const response = document.documentElement;
  const isResponse = response.namespaceURI === protocol && response.localName === 'Response';
  refuseUnless(isResponse && response.getAttribute('Version') === '2.0', 'This is not a SAML 2.0 response.');
  checkStatus(response);
  const destination = response.getAttribute('Destination');
  refuseUnless(destination === expected.acs, `The answer is meant for ${quote(destination)}.`);
  for (const issuer of childrenOf(response, saml, 'Issuer')) {
    refuseUnless(textOf(issuer) === expected.issuer, `The answer comes from ${quote(textOf(issuer))}.`);
  }
  const assertion = checkAssertions(response);
  const signatures = checkSignatures(response, assertion);
  refuseUnless(signatures.responseSigned || signatures.assertionSigned, 'The answer has no signature.');
  const inResponseTo = response.getAttribute('InResponseTo') || null;
  return { inResponseTo, ...signatures };
}

function checkStatus(response: Element): void {
  const code = onlyChild(onlyChild(response, protocol, 'Status'), protocol, 'StatusCode');
  const value = code.getAttribute('Value');
  refuseUnless(value === success, `The identity provider refused: ${quote(value)}.`);
}

function checkAssertions(response: Element): Element {
  const all = [...walk(response)].map(({ element }) => element);
  const encrypted = all.some(({ localName }) => /^Encrypted/.test(localName));
  refuseUnless(!encrypted, 'The answer is encrypted, which is not configured.');
  const assertions = all.filter(({ localName }) => localName === 'Assertion');
  const [assertion] = assertions;
  const inPlace = assertion?.parentNode === response && assertion.namespaceURI === saml;
  refuseUnless(assertions.length === 1 && inPlace, 'The answer needs exactly one assertion.');
  refuseUnless(
    all.filter(({ localName }) => localName === 'Response').length === 1,
    'The answer holds another response.',
  );
  return assertion as Element;
}

function checkSignatures(response: Element, assertion: Element) {
  const all = [...walk(response)].map(({ element }) => element);
  const found = all.filter(({ localName }) => localName === 'Signature');
  const signed = (parent: Element) => found.filter((signature) => signature.parentNode === parent);
  const [ofResponse, ofAssertion] = [signed(response), signed(assertion)];
  const placed = ofResponse.length <= 1 && ofAssertion.length <= 1;
  refuseUnless(
    placed && ofResponse.length + ofAssertion.length === found.length,
    'The answer has a signature where none belongs.',
  );
  for (const signature of ofResponse) checkSignature(signature, response);
  for (const signature of ofAssertion) checkSignature(signature, assertion);
  return { responseSigned: ofResponse.length === 1, assertionSigned: ofAssertion.length === 1 };
}

/** For a message that carries no assertion: one signature, directly in it and over all of it. */
export function checkOnlySignature(message: Element): void {
  const all = [...walk(message)].map(({ element }) => element);
  const [signature, ...more] = all.filter(({ localName }) => localName === 'Signature');
  const inPlace = signature?.parentNode === message && more.length === 0;
  refuseUnless(inPlace, 'The request needs one signature, over all of it.');
  checkSignature(signature as Element, message);
}

function checkSignature(signature: Element, parent: Element): void {
  refuseUnless(signature.namespaceURI === dsig, 'The signature is of no known kind.');
  refuseUnless(childrenOf(signature, dsig, 'Object').length === 0, 'The signature carries objects.');
  const info = onlyChild(signature, dsig, 'SignedInfo');
  onlyChild(signature, dsig, 'SignatureValue');
  const method = algorithmOf(onlyChild(info, dsig, 'SignatureMethod'));
  refuseUnless(
    signatureMethods.has(method),
    `The answer is signed by ${quote(method)}. SHA-256 is the least.`,
  );
  const canonical = algorithmOf(onlyChild(info, dsig, 'CanonicalizationMethod'));
  const reference = onlyChild(info, dsig, 'Reference');
  const digest = algorithmOf(onlyChild(reference, dsig, 'DigestMethod'));
  refuseUnless(
    digestMethods.has(digest),
    `The answer is digested by ${quote(digest)}. SHA-256 is the least.`,
  );
  const transforms = childrenOf(onlyChild(reference, dsig, 'Transforms'), dsig, 'Transform').map(algorithmOf);
  refuseUnless(
    canonical === exclusive && String(transforms) === String([enveloped, exclusive]),
    'The answer is not signed over its exclusive canonical form.',
  );
  const id = parent.getAttribute('ID');
  refuseUnless(
    Boolean(id) && reference.getAttribute('URI') === `#${id}`,
    'The signature is over something else.',
  );
}

function algorithmOf(element: Element): string {
  return element.getAttribute('Algorithm') ?? '';
}
