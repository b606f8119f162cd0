import { z } from 'zod';
import { type NavigationItemJson, navigationTypes } from '@/lib/account/navigation';
import { attributeNames } from '@/lib/auth/saml/schema';
import { flag, line, pictureInput, reference, wireFlag } from '@/lib/fields';

export const navigationItem: z.ZodType<NavigationItemJson> = z
  .object({
    type: z.enum(navigationTypes),
    url: z.string(),
    text: z.string(),
    get children() {
      return z.array(navigationItem);
    },
  })
  .meta({ id: 'NavigationItem' });

export const account = z
  .object({
    id: z.int(),
    name: z.string(),
    domain: z.string(),
    logo: z.string().nullable(),
    brand_color: z.string().nullable().meta({
      description: 'The chosen colour or else the logo’s, `#rrggbb`; null is the product’s own.',
      example: '#0f766e',
    }),
    navigation: z.array(navigationItem),
    contact_lists: z.array(z.object({ id: z.int(), name: z.string() })),
    hide_email: wireFlag,
    homepage_groups: z.array(z.int()),
    login_title: z.string(),
    login_short_intro: z.string(),
    version: z.int(),
    sso_enabled: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
    sso_entity_id: z.string().optional(),
    sso_issuer_url: z.string().optional(),
    sso_x509_certificate: z.string().optional(),
  })
  .meta({ id: 'Account' });
export type AccountJson = z.infer<typeof account>;

export const testMail = z
  .object({
    to: z.string(),
    by: z.enum(['smtp', 'file']).meta({ description: '`file`: no mail server is set.' }),
  })
  .meta({ id: 'TestMail' });
export type TestMailJson = z.infer<typeof testMail>;

export const accountQuery = z.object({ all: z.enum(['0', '1']).optional() });

export const generalInput = z
  .object({
    name: line(100, 'Organisation name').optional(),
    logo: pictureInput.optional(),
    brand_color: z
      .union([
        z
          .string()
          .regex(/^#[0-9a-f]{6}$/i, 'Send a colour as #rrggbb.')
          .toLowerCase(),
        z.null(),
      ])
      .optional()
      .meta({ description: '`#rrggbb`; null takes it from the logo.' }),
    hide_email: flag.optional(),
    /** A boolean from older clients means no group was chosen (spec §3). */
    homepage_groups: z.union([z.array(reference).max(500), z.boolean().transform(() => [])]).optional(),
  })
  .meta({ id: 'GeneralSettingsInput' });

export const loginInput = z
  .object({
    login_title: z.string().trim().max(200, 'Page Title can have at most 200 characters.').optional(),
    login_short_intro: z
      .string()
      .trim()
      .max(1000, 'Short Intro can have at most 1000 characters.')
      .optional(),
  })
  .meta({ id: 'LoginPageInput' });

export const ssoInput = z
  .object({
    sso_enabled: z.union([z.literal(0), z.literal(1), z.literal(2)], { error: 'Send 0, 1 or 2.' }).optional(),
    sso_entity_id: z.string().trim().max(1000).optional(),
    sso_issuer_url: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Send an http or https address.' })])
      .optional(),
    /** Where the identity provider ends its own sessions (HTTP-Redirect). */
    sso_logout_url: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Send an http or https address.' })])
      .optional(),
    sso_x509_certificate: z.string().trim().max(20_000).optional(),
    /** Accepted beside the first, while the identity provider changes over. */
    sso_x509_next: z.string().trim().max(20_000).optional(),
    sso_creates_people: flag.optional(),
    sso_idp_initiated: flag.optional(),
    sso_attributes: attributeNames.optional(),
  })
  .meta({ id: 'SingleSignOnInput' });
