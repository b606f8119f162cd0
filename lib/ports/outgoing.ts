import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

type Options = {
  /** The only hosts this call may reach; `.example.com` stands for those below it. */
  hosts: string[];
  headers?: Record<string, string>;
  /** Bytes of the answer; more is refused. */
  most?: number;
  milliseconds?: number;
};

export type Outgoing = { status: number; type: string; content: Buffer };

/**
 * The one way to services outside: configured hosts only, their address resolved, checked and pinned, no redirects,
 * two seconds (guard 11, 16). Every failure is one error, `unavailable`, which says nothing of what was found there.
 */
export async function fetchOutside(address: string, options: Options): Promise<Outgoing> {
  try {
    return await ask(new URL(address), options);
  } catch (cause) {
    throw Object.assign(unavailable(), { cause });
  }
}

/** The same for JSON; anything but a success is `unavailable`, too. */
export async function fetchJson(address: string, options: Options): Promise<unknown> {
  const answer = await fetchOutside(address, options);
  if (answer.status !== 200) throw unavailable();
  try {
    return JSON.parse(answer.content.toString('utf8'));
  } catch {
    throw unavailable();
  }
}

function unavailable(): AppError {
  return new AppError('unavailable', 'The service outside does not answer. Try again in a minute.', {
    retryAfter: 60,
  });
}

async function ask(
  url: URL,
  { hosts, headers = {}, most = 2e6, milliseconds = 2000 }: Options,
): Promise<Outgoing> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new Error('No such address.');
  if (!hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))) {
    throw new Error(`${url.hostname} is not configured.`);
  }
  const signal = AbortSignal.timeout(milliseconds);
  const pinned = await Promise.race([resolvePublic(url), aborted(signal)]);
  const { promise, resolve, reject } = Promise.withResolvers<Outgoing>();
  const send = url.protocol === 'https:' ? https : http;
  const request = send(
    url,
    {
      headers: { 'User-Agent': 'Hearth', Accept: '*/*', ...headers },
      signal,
      agent: false,
      lookup: (_host, { all }, done) =>
        all ? done(null, [pinned]) : done(null, pinned.address, pinned.family),
    },
    (response) => read(response, most).then(resolve, reject),
  );
  request.on('error', reject);
  request.end();
  return promise;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

async function read(response: IncomingMessage, most: number): Promise<Outgoing> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > most) {
      response.destroy();
      throw new Error('The answer is too large.');
    }
    parts.push(part);
  }
  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'] ?? '',
    content: Buffer.concat(parts),
  };
}

/** One address of the host, which the request then goes to, whatever the name says a moment later. */
async function resolvePublic({ hostname }: URL): Promise<{ address: string; family: number }> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await lookup(name, { all: true });
  const trusted = env().PRIVATE_HOSTS.includes(hostname);
  const [first] = found;
  if (!first || (!trusted && !found.every(({ address }) => isPublic(address)))) {
    throw new Error(`${hostname} is not on the internet.`);
  }
  return first;
}

const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}

/** Of IPv6 only 2000::/3 is routed; 6to4, Teredo and documentation inside it carry others' addresses. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  const text = address.toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (mapped?.[1]) return isPublic(mapped[1]);
  return /^[23][0-9a-f]{3}:/.test(text) && !/^(2002|2001:(0{0,4}|db8|0db8)):/.test(text);
}
