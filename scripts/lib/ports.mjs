import { createServer } from 'node:net';
import { errorCode, Failure } from './failure.mjs';

/**
 * @param {number} port
 * @param {string} [host] all interfaces unless given
 */
export async function checkPort(port, host) {
  const problem = await tryPort(port, host);
  if (problem) throw explainListenError(problem, port, host);
}

/**
 * @param {unknown} error
 * @param {number} port
 * @param {string} [host]
 */
export function explainListenError(error, port, host) {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new Failure(`Port ${port} is in use: stop what listens there, or choose another with PORT.`);
    case 'EACCES':
      return new Failure(`Port ${port} is reserved for root: choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Failure(`HOST is "${host}": this machine has no such address.`);
    default:
      return error;
  }
}

/** @param {number} port */
export const isPortFree = async (port) => !(await tryPort(port, '127.0.0.1'));

/** @returns {Promise<number>} a port of 127.0.0.1 nobody listens on */
export function findFreePort() {
  return new Promise((settle, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
      });
  });
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<Error | undefined>} why one cannot listen there
 */
function tryPort(port, host) {
  return new Promise((settle) => {
    const probe = createServer()
      .once('error', settle)
      .listen(port, host, () => probe.close(() => settle(undefined)));
  });
}
