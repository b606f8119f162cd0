import { readFileSync } from 'node:fs';
import samlp from 'samlp';
import type { ServiceProvider, SsoConfig } from '@/lib/auth/saml/config';
import { sql } from '@/lib/sql';

type KeyName = 'current' | 'next' | 'foreign';

const keys = new URL('./saml-keys/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, keys), 'utf8');

export const issuer = 'https://idp.example.test/entity';
export const certificates = {
  current: read('current.crt'),
  next: read('next.crt'),
  foreign: read('foreign.crt'),
  expired: read('expired.crt'),
  weak: read('weak.crt'),
};

/** Hearth as the tests' identity provider knows it. */
export const service: ServiceProvider = {
  origin: 'https://hearth.test',
  entityId: 'https://hearth.test/saml/metadata',
  acs: 'https://hearth.test/saml/acs',
  logout: 'https://hearth.test/saml/logout',
};

export const config: SsoConfig = {
  mode: 1,
  entityId: issuer,
  signOnUrl: 'https://idp.example.test/sso',
  logoutUrl: '',
  stored: [certificates.current, ''],
  certificates: [certificates.current],
  origin: service.origin,
  createsPeople: true,
  idpInitiated: false,
  attributes: {},
};

/** Puts the settings of `config` into the account. */
export async function saveConfig(changes: Record<string, unknown> = {}): Promise<void> {
  const row = {
    sso_enabled: 1,
    sso_entity_id: issuer,
    sso_issuer_url: config.signOnUrl,
    sso_logout_url: config.logoutUrl,
    sso_x509_certificate: certificates.current,
    sso_x509_next: '',
    sso_origin: service.origin,
    sso_creates_people: true,
    sso_idp_initiated: false,
    ...changes,
  };
  await sql`update account set ${sql(row)}`;
}

export function privateKey(name: KeyName): string {
  return read(`${name}.key`);
}

export type Answer = {
  to?: ServiceProvider;
  inResponseTo?: string | undefined;
  id?: string;
  email?: string;
  name?: string;
  key?: KeyName;
  /** What is given over to samlp as it is. */
  with?: Partial<Parameters<typeof samlp.getSamlResponse>[0]>;
  /** Claims by their short names, beside the address and the name. */
  claims?: Record<string, string>;
};

/** A response as samlp, a package that is not ours, makes and signs it. */
export function answerOf(answer: Answer): Promise<string> {
  const {
    to = service,
    id = 'grace',
    email = 'grace@example.test',
    name = 'Grace Hopper',
    key = 'current',
  } = answer;
  const [givenName = '', familyName = ''] = name.split(' ');
  const options = {
    issuer,
    cert: certificates[key],
    key: privateKey(key),
    audience: to.entityId,
    recipient: to.acs,
    destination: to.acs,
    inResponseTo: answer.inResponseTo,
    lifetimeInSeconds: 300,
    signatureAlgorithm: 'rsa-sha256' as const,
    digestAlgorithm: 'sha256' as const,
    ...answer.with,
  };
  const user = {
    id,
    emails: [{ value: email }],
    displayName: name,
    name: { givenName, familyName },
    ...answer.claims,
  };
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  samlp.getSamlResponse(options, user, (error, xml) => (error ? reject(error) : resolve(xml)));
  return promise;
}

export function encode(xml: string): string {
  return Buffer.from(xml).toString('base64');
}
