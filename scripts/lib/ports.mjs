import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} [host] all interfaces unless given
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((settle) => {
    const probe = createServer()
      .once('error', () => settle(false))
      .listen(port, host, () => probe.close(() => settle(true)));
  });
}

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
