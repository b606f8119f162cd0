import { readFileSync } from 'node:fs';
import { z } from 'zod';

const days = (fallback: number) => z.coerce.number().positive().max(3650).default(fallback);

const hosts = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean));

/** Of a service; without the slash at its end, so that paths can be added. */
const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http or https address.` })
    .transform((url) => url.replace(/\/+$/, ''));

export const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must be a postgres:// address.' }),
  /** PostgreSQL itself, where DATABASE_URL leads to a pooler: see `directUrl`. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_DIRECT_URL must be a postgres:// address.' })
    .optional(),
  /** 0 for poolers in transaction mode that know no prepared statements. */
  DATABASE_PREPARE: z.enum(['0', '1']).default('1'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  AUTH_SECRET: z.string().min(32, 'AUTH_SECRET needs at least 32 characters.'),
  /** The address people use; cookies, links in mails and origin checks follow it. Unset: the request's own host. */
  BASE_URL: z.url({ protocol: /^https?$/, error: 'BASE_URL must be an http or https address.' }).optional(),
  DATA_DIR: z.string().default('.data'),
  SESSION_IDLE_DAYS: days(14),
  SESSION_MAX_DAYS: days(30),
  /** PEM; requests to the identity provider are signed with it. */
  SAML_PRIVATE_KEY: z.string().optional(),
  SAML_CERTIFICATE: z.string().optional(),
  /** How many proxies in front of Hearth append to X-Forwarded-For; 0 believes none of it. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Without a server, mails are files below DATA_DIR/mail. SMTP_URL says what the other five say one by one. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an smtp:// or smtps:// address.' })
    .optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SMTP_SECURE: z.enum(['0', '1']).default('0'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z.string().max(300).optional(),
  /** 0 leaves the jobs to `npm run worker`. */
  HEARTH_WORKER: z.enum(['0', '1']).default('1'),
  PORT: z.coerce.number().int().default(3000),
  /** Hosts of configured services that may be in the own network. */
  PRIVATE_HOSTS: hosts,
  UNSPLASH_ACCESS_KEY: z.string().optional(),
  UNSPLASH_API_URL: address('UNSPLASH_API_URL').default('https://api.unsplash.com'),
  /** Pictures in the public domain, for who has no key of Unsplash. */
  OPENVERSE_URL: address('OPENVERSE_URL').optional(),
  /** A search engine beside the database; without one PostgreSQL answers. */
  MEILISEARCH_URL: z
    .url({ protocol: /^https?$/, error: 'MEILISEARCH_URL must be an http or https address.' })
    .optional(),
  MEILISEARCH_KEY: z.string().default(''),
  /** Searches of a person in ten minutes; 0 is any number. Overlay and page ask for posts and for people: two. */
  SEARCH_LIMIT: z.coerce.number().int().min(0).default(30_000),
  /** A line in the log for each request; the image sets it. */
  ACCESS_LOG: z.enum(['0', '1']).default('0'),
  SLOW_QUERY_MS: z.coerce.number().int().min(1).default(500),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().optional(),
  /** Uploads of a person in ten minutes; 0 is any number. */
  UPLOAD_LIMIT: z.coerce.number().int().min(0).default(1000),
  /** All files together; 0 is as much as the disk holds. */
  STORAGE_QUOTA_GB: z.coerce.number().min(0).default(0),
  /** Files are kept in this bucket; without one, below DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: address('S3_ENDPOINT').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['0', '1']).default('0'),
  /** Venues: at most one of these; without any, the gazetteer that comes along. */
  PHOTON_URL: address('PHOTON_URL').optional(),
  NOMINATIM_URL: address('NOMINATIM_URL')
    .refine((url) => !/openstreetmap\.org/.test(url), {
      error:
        'NOMINATIM_URL must be a server of your own: the public one forbids searching while somebody types.',
    })
    .optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  GOOGLE_MAPS_URL: address('GOOGLE_MAPS_URL').default('https://maps.googleapis.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = z.output<typeof schema>;

let parsed: Env | undefined;

/** The environment, checked once; throws one readable line that names each wrong variable. */
export function env(): Env {
  if (parsed) return parsed;
  const given = Object.keys(schema.shape).map((name) => [name, readVariable(name)]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable. ${problems.join(' ')}`);
  }
  parsed = result.data;
  return parsed;
}

/** Empty counts as unset. NAME_FILE names a file that holds the value, as Docker and Kubernetes hand over secrets. */
function readVariable(name: string): string | undefined {
  const file = process.env[`${name}_FILE`];
  return (
    process.env[name] || (file ? readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim() : undefined)
  );
}

/** Where a connection is its owner's until it closes, for what waits, listens, or takes long: a pooler would lend it on. */
export function directUrl(): string {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

export function isHttps(): boolean {
  return env().BASE_URL?.startsWith('https:') ?? false;
}

/** Where links in mails lead. Never the host a request named: anybody could name another and be sent the token. */
export function siteUrl(path = ''): string {
  const { BASE_URL, PORT } = env();
  return `${BASE_URL ? new URL(BASE_URL).origin : `http://localhost:${PORT}`}${path}`;
}
