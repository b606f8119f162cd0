import { canAdminister } from '@/lib/account/policy';
import type { Actor } from '@/lib/auth/actor';
import { certificateState } from '@/lib/auth/saml/certificate';
import { readSsoConfig, serviceProvider } from '@/lib/auth/saml/config';
import { readIdpMetadata } from '@/lib/auth/saml/idp-metadata';
import { SamlRefusal } from '@/lib/auth/saml/refusal';
import type { IdpMetadataJson, SsoSettingsJson } from '@/lib/auth/saml/schema';
import { isPassed } from '@/lib/auth/saml/trial';
import { formatDateTime } from '@/lib/dates';
import { prisma } from '@/lib/db';
import { forbidden, invalid } from '@/lib/errors';

/** All of single sign-on, with what the identity provider has to be told and how this admin's last trial went. */
export async function getSsoSettings(actor: Actor, origin: string): Promise<SsoSettingsJson> {
  if (!canAdminister(actor)) throw forbidden();
  const [config, trial, { version }] = await Promise.all([
    readSsoConfig(),
    prisma.ssoTrial.findUnique({ where: { userId: actor.id } }),
    prisma.account.findUniqueOrThrow({ where: { id: 1 }, select: { version: true } }),
  ]);
  const service = serviceProvider(origin);
  const [first = '', next = ''] = config.stored;
  return {
    sso_enabled: config.mode,
    sso_entity_id: config.entityId,
    sso_issuer_url: config.signOnUrl,
    sso_logout_url: config.logoutUrl,
    sso_x509_certificate: first,
    sso_x509_next: next,
    sso_creates_people: config.createsPeople ? 1 : 0,
    sso_idp_initiated: config.idpInitiated ? 1 : 0,
    sso_attributes: config.attributes,
    certificate: certificateState(first),
    next_certificate: certificateState(next),
    service_provider: { entity_id: service.entityId, acs_url: service.acs, metadata_url: service.entityId },
    trial: trial && {
      at: formatDateTime(trial.createdAt),
      failure: trial.failure,
      valid: isPassed(trial, config),
    },
    version,
  };
}

/** Reads an identity provider's metadata for the form; nothing is saved. */
export function importMetadata(actor: Actor, text: string): IdpMetadataJson {
  if (!canAdminister(actor)) throw forbidden();
  try {
    return readIdpMetadata(text);
  } catch (error) {
    if (error instanceof SamlRefusal) throw invalid('metadata', error.message);
    throw error;
  }
}
