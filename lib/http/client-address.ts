/** Set by instrumentation.ts from the socket before anything reads it; a client's own value is overwritten. */
export const clientAddressHeader = 'x-hearth-client-address';

export function clientAddress(headers: Headers): string {
  return headers.get(clientAddressHeader) ?? 'unknown';
}

/**
 * The address to hold a caller by. Each trusted proxy appends one hop to X-Forwarded-For, so with `trusted` proxies
 * the caller stands `trusted` places from the right; everything further left is the caller's own claim.
 */
export function resolveClientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  trusted: number,
): string {
  const direct = socket ?? 'unknown';
  if (trusted === 0 || !forwarded) return direct;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return hops.at(-trusted) || direct;
}
