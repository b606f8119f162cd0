import { createHash } from 'node:crypto';
import type { AttributeNames } from '@/lib/auth/saml/attribute-fields';
import { certificateHash, readCertificate } from '@/lib/auth/saml/certificate';
import { env } from '@/lib/env';
import { sql } from '@/lib/sql';

/** The identity provider as the account has it. */
export type SsoConfig = {
  mode: 0 | 1 | 2;
  entityId: string;
  signOnUrl: string;
  /** Where sessions there are ended; empty where that is not known. */
  logoutUrl: string;
  /** The certificate and the next one, each perhaps empty, as they were typed. */
  stored: [string, string];
  /** Those that are there. Either will do. */
  certificates: string[];
  origin: string;
  createsPeople: boolean;
  idpInitiated: boolean;
  attributes: AttributeNames;
};

type Row = {
  sso_enabled: 0 | 1 | 2;
  sso_entity_id: string;
  sso_issuer_url: string;
  sso_logout_url: string;
  sso_x509_certificate: string;
  sso_x509_next: string;
  sso_origin: string;
  sso_creates_people: boolean;
  sso_idp_initiated: boolean;
  sso_attributes: AttributeNames;
};

export async function readSsoConfig(): Promise<SsoConfig> {
  const [row] = await sql<[Row]>`
    select sso_enabled, sso_entity_id, sso_issuer_url, sso_logout_url, sso_x509_certificate, sso_x509_next, sso_origin,
      sso_creates_people, sso_idp_initiated, sso_attributes
    from account`;
  const stored: [string, string] = [row.sso_x509_certificate, row.sso_x509_next];
  return {
    mode: row.sso_enabled,
    entityId: row.sso_entity_id,
    signOnUrl: row.sso_issuer_url,
    logoutUrl: row.sso_logout_url,
    stored,
    certificates: stored.filter((text) => text !== ''),
    origin: row.sso_origin,
    createsPeople: row.sso_creates_people,
    idpInitiated: row.sso_idp_initiated,
    attributes: row.sso_attributes,
  };
}

export function isComplete(config: SsoConfig): boolean {
  return config.entityId !== '' && config.signOnUrl !== '' && config.certificates.some(readCertificate);
}

export type ServiceProvider = { origin: string; entityId: string; acs: string; logout: string };

/**
 * Hearth as the identity provider knows it: under BASE_URL, else where the admin was when the settings were saved. Never
 * where a request claims to have come, or an assertion made for another site of the same name could be delivered here.
 */
export function serviceProvider(savedOrigin: string): ServiceProvider {
  const { BASE_URL } = env();
  const origin = BASE_URL ? new URL(BASE_URL).origin : savedOrigin;
  return {
    origin,
    entityId: `${origin}/saml/metadata`,
    acs: `${origin}/saml/acs`,
    logout: `${origin}/saml/logout`,
  };
}

/** Of all that decides who gets in, but the certificates, which are compared one by one. */
export function settingsHash({ entityId, signOnUrl, attributes }: SsoConfig): string {
  const named = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([entityId, signOnUrl, named]))
    .digest('hex');
}

export function certificateHashes({ certificates }: SsoConfig): string[] {
  return certificates.flatMap((text) => {
    const certificate = readCertificate(text);
    return certificate ? [certificateHash(certificate)] : [];
  });
}
