import { ZodError } from 'zod';
import { AppError, type ErrorCode } from '@/lib/errors';
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
  const { errors, current, retryAfter } = error.extra;
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
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
]);

/** Prisma's and PostgreSQL's own codes, by name, so that neither library is imported here. */
function fromDatabase(thrown: unknown): AppError | null {
  const fault = faultOf(thrown);
  if (!fault) return null;
  if (fault.code === 'ENOSPC' || fault.code === 'EDQUOT')
    return new AppError('no_space', 'There is no room left for files. Tell an administrator.');
  if (fault.code === 'P2025') return new AppError('not_found', 'This does not exist, or you cannot see it.');
  if (fault.code === 'P2002' || fault.code === '23505') {
    const field = fault.field ?? '_';
    return new AppError('invalid', 'This is already taken.', {
      errors: { [field]: ['This is already taken.'] },
    });
  }
  if (unreachable.has(fault.code)) {
    return new AppError('unavailable', 'The database cannot be reached. Try again in a moment.', {
      retryAfter: 2,
    });
  }
  return null;
}

function faultOf(thrown: unknown): { code: string; field?: string } | null {
  if (!(thrown instanceof Error)) return null;
  const { code, meta, constraint_name, cause } = thrown as Error & {
    code?: unknown;
    meta?: { target?: string[] };
    constraint_name?: string;
    cause?: unknown;
  };
  if (typeof code !== 'string') return faultOf(cause);
  const field = meta?.target?.at(-1) ?? constraint_name?.split('_').at(-2);
  return { code, ...(field && { field }) };
}
