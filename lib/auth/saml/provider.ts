import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ServiceProvider, SsoConfig } from '@/lib/auth/saml/config';
import { env } from '@/lib/env';

type Signed = { certificate: string; response: boolean; assertion: boolean };

/** The library with its strictest settings. What it leaves open is closed around it, in structure.ts and assertion.ts. */
export function verifierOf(service: ServiceProvider, config: SsoConfig, signed: Signed): SAML {
  return new SAML({
    ...baseOf(service, config),
    idpCert: signed.certificate,
    wantAuthnResponseSigned: signed.response,
    wantAssertionsSigned: signed.assertion,
  });
}

/** Where the browser is sent with a request that has this id. */
export async function signOnUrl(
  service: ServiceProvider,
  config: SsoConfig,
  request: { id: string; relayState: string },
): Promise<string> {
  const saml = new SAML({
    ...baseOf(service, config),
    idpCert: config.certificates,
    generateUniqueId: () => request.id,
  });
  return saml.getAuthorizeUrlAsync(request.relayState, undefined, {});
}

/** With the library's own checks of a request to sign out. What it leaves open is closed in logout-request.ts. */
export function logoutVerifier(service: ServiceProvider, config: SsoConfig, certificates: string[]): SAML {
  return new SAML({ ...baseOf(service, config), idpCert: certificates });
}

export type SessionThere = { nameId: string; nameIdFormat: string; sessionIndex: string | null };

/** Where the browser is sent to end the session there, too. */
export async function logoutUrl(
  service: ServiceProvider,
  config: SsoConfig,
  { nameId, nameIdFormat, sessionIndex }: SessionThere,
): Promise<string> {
  const saml = new SAML({ ...baseOf(service, config), idpCert: config.certificates });
  const profile = {
    issuer: config.entityId,
    nameID: nameId,
    nameIDFormat: nameIdFormat,
    ...(sessionIndex && { sessionIndex }),
  };
  return saml.getLogoutUrlAsync(profile, '', {});
}

/** Where the browser is sent with our answer to a request to sign out. */
export async function logoutResponseUrl(
  service: ServiceProvider,
  config: SsoConfig,
  { id, relayState }: { id: string; relayState: string },
): Promise<string> {
  const saml = new SAML({ ...baseOf(service, config), idpCert: config.certificates });
  const asked = { ID: id, issuer: config.entityId, nameID: '', nameIDFormat: '' };
  return saml.getLogoutResponseUrlAsync(asked, relayState, {}, true);
}

/** What an admin gives the identity provider to make Hearth known there. */
export function serviceMetadata(service: ServiceProvider): string {
  const saml = new SAML({
    issuer: service.entityId,
    callbackUrl: service.acs,
    logoutCallbackUrl: service.logout,
    idpCert: 'none',
    identifierFormat: null,
    wantAssertionsSigned: true,
    generateUniqueId: () => '_hearth',
    ...(env().SAML_CERTIFICATE && signing()),
  });
  const xml = saml.generateServiceProviderMetadata(null, env().SAML_CERTIFICATE ?? null);
  // The library names one of the two ways by which sessions can be ended here.
  return xml.replace(/<SingleLogoutService [^>]*HTTP-POST[^>]*>/, (post) =>
    post.replace('HTTP-POST', 'HTTP-Redirect').concat(post),
  );
}

/** Requests are signed where the operator gave Hearth a key. */
function signing() {
  const { SAML_PRIVATE_KEY } = env();
  return SAML_PRIVATE_KEY ? { privateKey: SAML_PRIVATE_KEY, signatureAlgorithm: 'sha256' as const } : {};
}

function baseOf(service: ServiceProvider, config: SsoConfig) {
  return {
    entryPoint: config.signOnUrl,
    logoutUrl: config.logoutUrl,
    ...signing(),
    issuer: service.entityId,
    audience: service.entityId,
    callbackUrl: service.acs,
    idpIssuer: config.entityId,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: 60_000,
    // The request is ours to find: in the database, so that every instance knows it.
    validateInResponseTo: ValidateInResponseTo.never,
  };
}
