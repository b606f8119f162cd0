import { ZodError } from 'zod';
import { AppError, type ErrorCode, invalid, notFound } from '@/lib/errors';
import { securityHeaders } from '@/lib/http/headers';
import { log } from '@/lib/log';

const statuses: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  csrf: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  gone: 410,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  no_space: 507,
  unavailable: 503,
};

/** The one place where a throw becomes an answer (contract §1, errors). Nothing of a 500 leaves the log. */
export function toResponse(thrown: unknown, requestId: string): Response {
  const error = asAppError(thrown);
  if (!error) {
    log.error({ request_id: requestId, err: thrown }, 'request failed');
    return answer(500, { message: 'Something went wrong on our side.', code: 'internal' }, requestId);
  }
  const { lines, errors = lines, current, retryAfter } = error.extra;
  const body = {
    message: error.message,
    code: error.code,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
  };
  return answer(statuses[error.code], body, requestId, retryAfter);
}

function answer(status: number, body: object, requestId: string, retryAfter?: number): Response {
  const headers = new Headers(securityHeaders(requestId));
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return Response.json({ ...body, request_id: requestId }, { status, headers });
}

function asAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return invalidFields(thrown);
  return fromDatabase(thrown);
}

export function invalidFields(error: ZodError): AppError {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || '_';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  const first = Object.values(errors)[0]?.[0] ?? 'Some fields are not right.';
  return new AppError('invalid', first, { errors });
}

const unique = '23505';
/** A row that this one needs went meanwhile, or two transactions waited for each other. */
const collisions = new Set(['23503', '40001', '40P01', 'P2003', 'P2034']);
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The same from a pooler: older PgBouncers say of everything between them and PostgreSQL that the protocol was violated.
  '08000',
  '08003',
  '08006',
  '08P01',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
]);

function fromDatabase(thrown: unknown): AppError | null {
  const fault = faultOf(thrown);
  if (!fault) return null;
  if (fault.code === 'ENOSPC' || fault.code === 'EDQUOT') {
    return new AppError('no_space', 'There is no room left for files. Tell an administrator.');
  }
  if (fault.code === 'P2025') return notFound();
  if (fault.code === unique) return invalid(fieldOf(fault.constraint), 'This is already taken.');
  if (collisions.has(fault.code)) {
    return new AppError('conflict', 'Somebody else changed this at the same moment. Try again.');
  }
  if (unreachable.has(fault.code)) {
    return new AppError('unavailable', 'The database cannot be reached. Try again in a moment.', {
      retryAfter: 2,
    });
  }
  return null;
}

/** The last column of an index as Prisma names it: `categories_group_id_slug_key`. */
function fieldOf(constraint: string | undefined): string {
  return /_([a-z]+)_key$/.exec(constraint ?? '')?.[1] ?? '_';
}

/** What the driver below Prisma says of a connection that broke; it gives it no code. */
const brokenConnection = /Connection terminated|is not queryable|when trying to connect/;
/** The same from Prisma's adapter, which keeps no code of the network's. */
const brokenKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);

type Fault = { code: string; constraint?: string | undefined };

/** What Prisma's adapter makes of an error, as far as it is looked at here. */
type Mapped = { kind?: string; originalCode?: string; constraint?: { index?: string } };

/**
 * PostgreSQL's own code where there is one, read by name so that neither library is imported here: postgres.js's errors
 * carry it, Prisma's wrap those of its adapter, and those of a transaction's own statements come unwrapped. Else Prisma's
 * or the network's.
 */
function faultOf(thrown: unknown): Fault | null {
  if (!(thrown instanceof Error)) return null;
  if (brokenConnection.test(thrown.message)) return { code: 'CONNECTION_CLOSED' };
  const { code, constraint_name, meta, cause } = thrown as Error & {
    code?: unknown;
    constraint_name?: string;
    meta?: { driverAdapterError?: { cause?: Mapped } };
  };
  const mapped =
    meta?.driverAdapterError?.cause ?? (thrown.name === 'DriverAdapterError' && (cause as Mapped));
  if (mapped) {
    const { kind = '', originalCode, constraint } = mapped;
    if (brokenKinds.has(kind)) return { code: 'CONNECTION_CLOSED' };
    if (originalCode) return { code: originalCode, constraint: constraint?.index };
  }
  return typeof code === 'string' ? { code, constraint: constraint_name } : faultOf(cause);
}
