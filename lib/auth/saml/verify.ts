import { type Assertion, readAssertion } from '@/lib/auth/saml/assertion';
import { certificateHash, readCertificate } from '@/lib/auth/saml/certificate';
import { type ServiceProvider, type SsoConfig, serviceProvider } from '@/lib/auth/saml/config';
import { verifierOf } from '@/lib/auth/saml/provider';
import { refuseUnless } from '@/lib/auth/saml/refusal';
import { checkResponse, type Outline } from '@/lib/auth/saml/structure';
import { parseStrictly } from '@/lib/auth/saml/xml';

export const maxBytes = 256 * 1024;

/** A response whose shape is right. Nothing in it is proven yet. */
export type Unverified = { xml: string; outline: Outline };

export type Verified = Assertion & {
  /** SHA-256 of the certificate that verified it. */
  certificate: string;
};

/** Unpacks what the browser brought; throws SamlRefusal for whatever is not of the one shape that is accepted. */
export function openResponse(encoded: string, config: SsoConfig): Unverified {
  const xml = decodeMessage(encoded);
  const { acs } = serviceProvider(config.origin);
  return { xml, outline: checkResponse(parseStrictly(xml), { acs, issuer: config.entityId }) };
}

/** The XML of a message in a form: base64 of UTF-8. */
export function decodeMessage(encoded: string): string {
  const base64 = encoded.replace(/\s/g, '');
  refuseUnless(base64.length <= maxBytes * 1.4, 'The answer is larger than 256 KB.');
  refuseUnless(/^[A-Za-z0-9+/]+={0,2}$/.test(base64), 'The answer is not base64.');
  const bytes = Buffer.from(base64, 'base64');
  refuseUnless(bytes.byteLength <= maxBytes, 'The answer is larger than 256 KB.');
  return decodeText(bytes);
}

/** Proves the response by one of the certificates and reads the signed assertion, and only that. */
export async function verifyResponse(
  { xml, outline }: Unverified,
  config: SsoConfig,
  expected: { inResponseTo: string | null; now: Date },
): Promise<Verified> {
  const service = serviceProvider(config.origin);
  const { signedXml, certificate } = await findSignedXml(xml, outline, config, service);
  const { entityId: audience, acs } = service;
  return {
    ...readAssertion(signedXml, { issuer: config.entityId, audience, acs, ...expected }),
    certificate,
  };
}

async function findSignedXml(xml: string, outline: Outline, config: SsoConfig, service: ServiceProvider) {
  let problem = 'The answer is not signed with the certificate that is configured.';
  for (const text of config.certificates) {
    const certificate = readCertificate(text);
    if (!certificate) continue;
    if (certificate.validToDate < new Date()) {
      problem = 'The certificate that is configured has expired.';
      continue;
    }
    const saml = verifierOf(service, config, {
      certificate: certificate.toString(),
      response: outline.responseSigned,
      assertion: outline.assertionSigned,
    });
    const answer = { SAMLResponse: Buffer.from(xml).toString('base64') };
    const outcome = await saml.validatePostResponseAsync(answer).catch((error: Error) => error);
    if (outcome instanceof Error) problem = wordsOf(outcome, problem);
    else if (outcome.profile?.getAssertionXml) {
      return { signedXml: outcome.profile.getAssertionXml(), certificate: certificateHash(certificate) };
    }
  }
  refuseUnless(false, problem);
}

/** The library's words for time and audience say more than that no certificate fits. */
function wordsOf(error: Error, otherwise: string): string {
  return /signature/i.test(error.message) ? otherwise : `${error.message.replace(/\.$/, '').slice(0, 200)}.`;
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    refuseUnless(false, 'The answer is not UTF-8.');
  }
}
