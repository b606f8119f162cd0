import { randomUUID } from 'node:crypto';

/** @typedef {import('node:http').ServerResponse} Outgoing */

/**
 * An error in the API's one shape (contract §1), for what no handler is asked about.
 *
 * @param {Outgoing} response
 * @param {{ status: number, code: string, message: string, headers?: Record<string, string> }} refusal
 */
export function refuse(response, { status, code, message, headers = {} }) {
  const requestId = randomUUID();
  const body = JSON.stringify({ message, code, request_id: requestId });
  send(
    response,
    status,
    { ...securityHeaders(requestId), 'Content-Type': 'application/json', ...headers },
    body,
  );
}

/**
 * Next answers 500 to an address whose percent signs stand for no text.
 *
 * @param {string} path
 */
export function isReadable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} path
 * @param {Outgoing} response
 */
export function refuseUnreadable(path, response) {
  const message = 'This address cannot be read.';
  if (path.startsWith('/api/')) return refuse(response, { status: 400, code: 'bad_request', message });
  // A page's policy is on the response already.
  const headers = { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  send(response, 400, headers, `${message}\n`);
}

/** As lib/http/headers.ts has them, where no script can reach. @param {string} requestId */
export function securityHeaders(requestId) {
  return {
    'X-Request-Id': requestId,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/**
 * @param {Outgoing} response
 * @param {number} status
 * @param {Record<string, string>} headers
 * @param {string} body
 */
function send(response, status, headers, body) {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
