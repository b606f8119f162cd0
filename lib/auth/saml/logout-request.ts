import { inflateRawSync } from 'node:zlib';
import { momentOf, skew } from '@/lib/auth/saml/assertion';
import { readCertificate } from '@/lib/auth/saml/certificate';
import { type ServiceProvider, type SsoConfig, serviceProvider } from '@/lib/auth/saml/config';
import { logoutVerifier } from '@/lib/auth/saml/provider';
import { quote, refuseUnless } from '@/lib/auth/saml/refusal';
import { checkOnlySignature, signatureMethods } from '@/lib/auth/saml/structure';
import { decodeMessage, maxBytes } from '@/lib/auth/saml/verify';
import { childrenOf, onlyChild, parseStrictly, protocol, saml, textOf } from '@/lib/auth/saml/xml';

export type LogoutRequest = { id: string; nameId: string; sessionIndexes: string[] };

const maxAge = 5 * 60_000;

/** A request in the address (HTTP-Redirect): its signature is over three parts of the query, as they were sent. */
export async function openRedirect(query: string, config: SsoConfig, now: Date): Promise<LogoutRequest> {
  const raw = query.replace(/^\?/, '').split('&');
  const part = (name: string) => {
    const [found, ...more] = raw.filter((each) => each.split('=')[0] === name);
    refuseUnless(more.length === 0, `The request names ${name} twice.`);
    return found;
  };
  const [request, relay, method, signature] = ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'].map(part);
  refuseUnless(Boolean(request && method && signature), 'The request to sign out is not signed.');
  const signed = [request, relay, method].filter((each) => each !== undefined).join('&');
  const values = Object.fromEntries(new URLSearchParams([signed, signature].join('&')));
  const known = signatureMethods.has(values.SigAlg ?? '');
  refuseUnless(known, `The request is signed by ${quote(values.SigAlg)}. SHA-256 is the least.`);
  const read = readRequest(inflate(values.SAMLRequest ?? ''), config, now);
  await prove(config, (verifier) => verifier.validateRedirectAsync(values, signed));
  return read;
}

/** A request in a form (HTTP-POST): its signature is in the XML, over all of it. */
export async function openPost(encoded: string, config: SsoConfig, now: Date): Promise<LogoutRequest> {
  const xml = decodeMessage(encoded);
  checkOnlySignature(parseStrictly(xml, 'request').documentElement);
  const read = readRequest(xml, config, now);
  const values = { SAMLRequest: Buffer.from(xml).toString('base64') };
  await prove(config, (verifier) => verifier.validatePostRequestAsync(values));
  return read;
}

async function prove(
  config: SsoConfig,
  verify: (verifier: ReturnType<typeof logoutVerifier>) => Promise<unknown>,
): Promise<void> {
  const usable = config.certificates.flatMap((text) => {
    const certificate = readCertificate(text);
    return certificate && certificate.validToDate > new Date() ? [certificate.toString()] : [];
  });
  refuseUnless(usable.length > 0, 'There is no certificate that the request could be held against.');
  const verifier = logoutVerifier(serviceProvider(config.origin), config, usable);
  const proven = await verify(verifier).then(
    () => true,
    () => false,
  );
  refuseUnless(proven, 'The request is not signed with the certificate that is configured.');
}

function readRequest(xml: string, config: SsoConfig, now: Date): LogoutRequest {
  const request = parseStrictly(xml, 'request').documentElement;
  const isRequest = request.namespaceURI === protocol && request.localName === 'LogoutRequest';
  refuseUnless(
    isRequest && request.getAttribute('Version') === '2.0',
    'This is not a SAML 2.0 request to sign out.',
  );
  checkSender(request, serviceProvider(config.origin), config.entityId);
  checkAge(request, now);
  const id = request.getAttribute('ID') ?? '';
  refuseUnless(id !== '' && id.length <= 256, 'The request has no id.');
  const nameId = textOf(onlyChild(request, saml, 'NameID'));
  refuseUnless(nameId !== '' && nameId.length <= 512, 'The request names nobody.');
  const sessionIndexes = childrenOf(request, protocol, 'SessionIndex').map(textOf);
  return { id, nameId, sessionIndexes };
}

function checkSender(request: Element, service: ServiceProvider, issuer: string): void {
  const destination = request.getAttribute('Destination');
  refuseUnless(destination === service.logout, `The request is meant for ${quote(destination)}.`);
  const from = textOf(onlyChild(request, saml, 'Issuer'));
  refuseUnless(from === issuer, `The request comes from ${quote(from)}.`);
}

function checkAge(request: Element, now: Date): void {
  const issued = momentOf(request, 'IssueInstant') ?? 0;
  const isFresh = issued <= now.getTime() + skew && now.getTime() < issued + maxAge + skew;
  refuseUnless(isFresh, 'The request to sign out is not of the last five minutes.', 'late');
  const until = momentOf(request, 'NotOnOrAfter');
  refuseUnless(
    until === null || now.getTime() < until + skew,
    'The request to sign out has expired.',
    'late',
  );
}

/** Deflated as this binding has it, and never to more than a message may be. */
function inflate(encoded: string): string {
  try {
    return inflateRawSync(Buffer.from(encoded, 'base64'), { maxOutputLength: maxBytes }).toString('utf8');
  } catch {
    refuseUnless(false, 'The request cannot be unpacked.');
  }
}
