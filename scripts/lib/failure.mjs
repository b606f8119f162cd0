/** What the person at the terminal can act on: shown as one line, without a stack. */
export class Failure extends Error {}

/**
 * @param {unknown} error
 * @returns {string} one line when the cause is known, else the whole stack
 */
export function describeFailure(error) {
  if (error instanceof Failure) return error.message;
  if (isDiskFull(error)) return 'The disk is full: free some space and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @param {unknown} error */
export function isDiskFull(error) {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === '53100' || /No space left on device/.test(String(error));
}

/**
 * @param {unknown} error
 * @returns {string | undefined} the code of a Node or PostgreSQL error
 */
export function errorCode(error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
