import { createHash, X509Certificate } from 'node:crypto';

/** The first certificate in a PEM text, or in the bare base64 that identity providers also show. Null when there is none. */
export function readCertificate(text: string): X509Certificate | null {
  const [, framed] = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/.exec(text) ?? [];
  const body = (framed ?? text).replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return null;
  try {
    return new X509Certificate(Buffer.from(body, 'base64'));
  } catch {
    return null;
  }
}

/** SHA-256 of the certificate itself, however its text was wrapped. */
export function certificateHash(certificate: X509Certificate): string {
  return createHash('sha256').update(certificate.raw).digest('hex');
}

/** Null while the certificate can be used: else what is wrong with it, in words. */
export function certificateProblem(text: string, now = new Date()): string | null {
  const certificate = readCertificate(text);
  if (!certificate) return 'This is not an X.509 certificate.';
  if (certificate.validToDate < now) return `This certificate expired on ${dayOf(certificate.validToDate)}.`;
  return null;
}

export type CertificateState = { expires: string; warning: string | null };

const warnDays = 30;

/** What an admin should know of a stored certificate; null when there is none. */
export function certificateState(text: string, now = new Date()): CertificateState | null {
  const certificate = readCertificate(text);
  if (!certificate) return null;
  const expires = dayOf(certificate.validToDate);
  const days = Math.floor((certificate.validToDate.getTime() - now.getTime()) / 86_400_000);
  return { expires, warning: expiryWarning(days) ?? weakness(certificate) };
}

function expiryWarning(days: number): string | null {
  if (days < 0) return 'This certificate has expired: nobody can sign in with it.';
  if (days > warnDays) return null;
  const left = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return `This certificate expires ${left}. Add the next one before that.`;
}

function weakness({ publicKey }: X509Certificate): string | null {
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 2048;
  return bits < 2048 ? `The key of this certificate has ${bits} bits. Ask for one with 2048 at least.` : null;
}

/** `2026-11-03` */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
