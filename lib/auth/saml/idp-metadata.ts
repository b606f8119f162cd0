import { readCertificate } from '@/lib/auth/saml/certificate';
import { refuseUnless } from '@/lib/auth/saml/refusal';
import type { IdpMetadataJson } from '@/lib/auth/saml/schema';
import { childrenOf, dsig, metadata, parseStrictly, walk } from '@/lib/auth/saml/xml';

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** What the settings need of an identity provider's metadata: its name, where people sign in, its certificates. */
export function readIdpMetadata(text: string): IdpMetadataJson {
  const withoutComments = text.replace(/<!--[\s\S]*?-->/g, '');
  const root = parseStrictly(withoutComments.trim(), 'metadata').documentElement;
  const entities = [...walk(root)].map(({ element }) => element).filter(isIdentityProvider);
  const [entity] = entities;
  refuseUnless(entity !== undefined, 'This is not the metadata of an identity provider.');
  refuseUnless(
    entities.length === 1,
    'This metadata describes several identity providers. Send that of one.',
  );
  const role = childrenOf(entity, metadata, 'IDPSSODescriptor')[0] as Element;
  const address = addressOf(role, 'SingleSignOnService');
  const logout = addressOf(role, 'SingleLogoutService');
  refuseUnless(
    /^https?:\/\//.test(address),
    'The metadata names no address for signing in by HTTP-Redirect.',
  );
  const [first, next] = certificatesOf(role);
  refuseUnless(first !== undefined, 'The metadata holds no certificate that can be used.');
  return {
    sso_entity_id: entity.getAttribute('entityID') ?? '',
    sso_issuer_url: address,
    sso_logout_url: /^https?:\/\//.test(logout) ? logout : '',
    sso_x509_certificate: first,
    sso_x509_next: next ?? '',
  };
}

function addressOf(role: Element, service: string): string {
  const found = childrenOf(role, metadata, service).find((each) => each.getAttribute('Binding') === redirect);
  return found?.getAttribute('Location') ?? '';
}

function isIdentityProvider(element: Element): boolean {
  const isEntity = element.namespaceURI === metadata && element.localName === 'EntityDescriptor';
  return isEntity && childrenOf(element, metadata, 'IDPSSODescriptor').length > 0;
}

/** The two signing certificates that last longest. */
function certificatesOf(role: Element): string[] {
  const descriptors = childrenOf(role, metadata, 'KeyDescriptor').filter(
    (each) => each.getAttribute('use') !== 'encryption',
  );
  const texts = descriptors
    .flatMap((each) => [...walk(each)].map(({ element }) => element))
    .filter((element) => element.namespaceURI === dsig && element.localName === 'X509Certificate')
    .map((element) => readCertificate(element.textContent ?? ''));
  const usable = texts.filter((certificate) => certificate !== null && certificate.validToDate > new Date());
  const pems = usable
    .sort((a, b) => (b?.validToDate.getTime() ?? 0) - (a?.validToDate.getTime() ?? 0))
    .map((certificate) => certificate?.toString().trim() ?? '');
  return [...new Set(pems)].slice(0, 2);
}
