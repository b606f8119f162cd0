import { z } from 'zod';

const days = (fallback: number) => z.coerce.number().positive().max(3650).default(fallback);

const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must be a postgres:// address.' }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  AUTH_SECRET: z.string().min(32, 'AUTH_SECRET needs at least 32 characters.'),
  /** The address people use; cookies, links in mails and origin checks follow it. Unset: the request's own host. */
  BASE_URL: z.url({ protocol: /^https?$/, error: 'BASE_URL must be an http or https address.' }).optional(),
  DATA_DIR: z.string().default('.data'),
  SESSION_IDLE_DAYS: days(14),
  SESSION_MAX_DAYS: days(30),
  /** How many proxies in front of Hearth append to X-Forwarded-For; 0 believes none of it. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = z.output<typeof schema>;

let parsed: Env | undefined;

/** The environment, checked once; throws one readable line that names each wrong variable. */
export function env(): Env {
  if (parsed) return parsed;
  const set = Object.entries(process.env).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(set));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable. ${problems.join(' ')}`);
  }
  parsed = result.data;
  return parsed;
}

export function isHttps(): boolean {
  return env().BASE_URL?.startsWith('https:') ?? false;
}
