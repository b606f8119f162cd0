import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddressHeader, resolveClientAddress } from '@/lib/http/client-address';

/**
 * Writes the caller's address into a header of each request as it arrives. Next hands a handler no socket, and fills
 * X-Forwarded-For only when the client did not send one, so that header alone could be forged.
 */
export function markClientAddress(trustedProxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    request.headers[clientAddressHeader] = resolveClientAddress(
      request.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      trustedProxies,
    );
  });
}
