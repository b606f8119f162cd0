import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ServiceProvider, SsoConfig } from '@/lib/auth/saml/config';

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

/** What an admin gives the identity provider to make Hearth known there. */
export function serviceMetadata(service: ServiceProvider): string {
  const saml = new SAML({
    issuer: service.entityId,
    callbackUrl: service.acs,
    idpCert: 'none',
    identifierFormat: null,
    wantAssertionsSigned: true,
    generateUniqueId: () => '_hearth',
  });
  return saml.generateServiceProviderMetadata(null, null);
}

function baseOf(service: ServiceProvider, config: SsoConfig) {
  return {
    entryPoint: config.signOnUrl,
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
