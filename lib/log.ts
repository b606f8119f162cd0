import pino from 'pino';

const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Structured lines on standard output: request ids and user ids, never names, addresses or content. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  serializers: { err: faultOf },
});

/** Of an error what finds the fault: its other fields quote rows, recipients and the answers of mail servers. */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, responseCode, command, constraint_name, cause } = error as Error & Record<string, unknown>;
  const plain = (text: string | undefined) => text?.replace(addresses, '(address)');
  return {
    ...{ type: error.name, message: plain(error.message), stack: plain(error.stack) },
    ...{ code, responseCode, command, constraint_name },
    ...(cause !== undefined && { cause: faultOf(cause) }),
  };
}
