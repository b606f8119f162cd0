import { ApiError } from '@/lib/client/api';

/** Seconds between attempts; the last wait repeats. */
const waits = [2, 4, 8, 15, 30];

/** The server could not be reached, or not now: the same call may succeed later. */
export function isPassing({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** Seconds until it is tried again, `before` attempts having failed already. */
export function waitAfter(before: number, failure: ApiError): number {
  return failure.retryAfter ?? waits[Math.min(before, waits.length - 1)] ?? 30;
}

/** What never reached a server has no status. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, {}, null);
}
