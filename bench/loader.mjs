import net from 'node:net';

/** @typedef {{ method: string, path: string, headers: Record<string, string>, body?: string }} Sent */
/** @typedef {{ perSecond: number, p50: number, p95: number, p99: number, answered: number, failed: number, bytes: number }} Result */

/**
 * Sends `requests` round and round over so many connections, each waiting for its answer. It parses no more than it must,
 * since it shares the machine with what it measures.
 *
 * @param {{ port: number, requests: Sent[], connections: number, seconds: number }} options
 * @returns {Promise<Result>} times in milliseconds; an answer of 400 and above has failed
 */
export async function load({ port, requests, connections, seconds }) {
  const messages = requests.map((request) => messageOf(request, port));
  const state = { next: 0, times: /** @type {number[]} */ ([]), failed: 0, bytes: 0, until: 0 };
  const started = performance.now();
  state.until = started + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => work(port, messages, state)));
  const took = (performance.now() - started) / 1000;
  const times = state.times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: times.length / took,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    answered: times.length,
    failed: state.failed,
    bytes: Math.round(state.bytes / Math.max(1, times.length)),
  };
}

/** @param {Sent} request @param {number} port */
function messageOf({ method, path, headers, body = '' }, port) {
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: 'keep-alive',
    ...headers,
    ...((body || method !== 'GET') && { 'Content-Length': Buffer.byteLength(body) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * @param {number} port
 * @param {Buffer[]} messages
 * @param {{ next: number, times: number[], failed: number, bytes: number, until: number }} state
 * @returns {Promise<void>}
 */
function work(port, messages, state) {
  return new Promise((settle, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    /** @type {Buffer[]} */
    let chunks = [];
    let length = 0;
    let wanted = -1;
    let sent = 0;
    const ask = () => {
      if (performance.now() >= state.until) {
        socket.destroy();
        settle();
        return;
      }
      chunks = [];
      length = 0;
      wanted = -1;
      sent = performance.now();
      socket.write(messages[state.next++ % messages.length] ?? '');
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => settle());
    socket.on('data', (data) => {
      chunks.push(data);
      length += data.length;
      if (wanted < 0) wanted = lengthOf(chunks[0] ?? data);
      if (wanted > 0 ? length < wanted : !data.subarray(-7).toString('latin1').endsWith('0\r\n\r\n')) return;
      state.times.push(performance.now() - sent);
      state.bytes += length;
      if (Number(chunks[0]?.toString('latin1', 9, 12)) >= 400) state.failed++;
      ask();
    });
  });
}

/** @param {Buffer} head @returns {number} of the whole answer; 0 where it comes in chunks */
function lengthOf(head) {
  const end = head.indexOf('\r\n\r\n');
  const text = head.toString('latin1', 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  return text.startsWith('http/1.1 204') || text.startsWith('http/1.1 304') ? end + 4 : 0;
}
