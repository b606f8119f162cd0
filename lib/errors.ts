export const errorCodes = [
  'bad_request',
  'unauthenticated',
  'csrf',
  'forbidden',
  'not_found',
  'conflict',
  'stale',
  'gone',
  'too_large',
  'wrong_type',
  'invalid',
  'too_many',
  'no_space',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

type Extra = {
  /** Messages by field, for `invalid`; the key `_` holds what belongs to no field. */
  errors?: Record<string, string[]>;
  /** Messages that name the lines of a text instead; answered as `errors`, too (contract §3, invite). */
  lines?: string[];
  /** The entity as it is now, for `stale`. */
  current?: unknown;
  /** Seconds, for `too_many` and `unavailable`. */
  retryAfter?: number;
};

/** The one error a domain throws. Only lib/http knows which status a code becomes. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.extra = extra;
  }
}

/** Absent and hidden are one answer, so that hidden things cannot be told from absent ones. */
export function notFound(): AppError {
  return new AppError('not_found', 'This does not exist, or you cannot see it.');
}

export function forbidden(): AppError {
  return new AppError('forbidden', 'You are not allowed to do this.');
}

export function invalid(field: string, message: string): AppError {
  return new AppError('invalid', message, { errors: { [field]: [message] } });
}

/** Somebody saved meanwhile: the writer gets the current entity and loses nothing (contract §1). */
export function stale(current: unknown): AppError {
  return new AppError('stale', 'Somebody else saved this meanwhile.', { current });
}
