import { z } from 'zod';
import { wireFlag } from '@/lib/fields';

const attributeName = z.string().trim().max(300, 'An attribute name can have at most 300 characters.');

export const attributeNames = z
  .object({
    subject: attributeName.optional(),
    email: attributeName.optional(),
    name: attributeName.optional(),
    job_title: attributeName.optional(),
    phone: attributeName.optional(),
  })
  .meta({
    id: 'SsoAttributes',
    description: 'A field that is left out or empty is found by the usual names.',
  });

const certificateState = z.object({
  expires: z.string(),
  /** Null while it is good for another month. */
  warning: z.string().nullable(),
});

export const ssoSettings = z
  .object({
    sso_enabled: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    sso_entity_id: z.string(),
    sso_issuer_url: z.string(),
    sso_logout_url: z.string(),
    sso_x509_certificate: z.string(),
    sso_x509_next: z.string(),
    sso_creates_people: wireFlag,
    sso_idp_initiated: wireFlag,
    sso_attributes: attributeNames,
    certificate: certificateState.nullable(),
    next_certificate: certificateState.nullable(),
    /** What the identity provider has to be told. */
    service_provider: z.object({ entity_id: z.string(), acs_url: z.string(), metadata_url: z.string() }),
    /** Your own last trial of the settings; `valid` while they are still the same. */
    trial: z.object({ at: z.string(), failure: z.string().nullable(), valid: z.boolean() }).nullable(),
    version: z.int(),
  })
  .meta({ id: 'SsoSettings' });
export type SsoSettingsJson = z.infer<typeof ssoSettings>;

export const metadataInput = z
  .object({
    metadata: z
      .string()
      .min(1, 'Paste the metadata.')
      .max(512 * 1024, 'The metadata is larger than 512 KB.'),
  })
  .meta({ id: 'SsoMetadataInput' });

export const idpMetadata = z
  .object({
    sso_entity_id: z.string(),
    sso_issuer_url: z.string(),
    sso_logout_url: z.string(),
    sso_x509_certificate: z.string(),
    sso_x509_next: z.string(),
  })
  .meta({ id: 'IdpMetadata' });
export type IdpMetadataJson = z.infer<typeof idpMetadata>;
