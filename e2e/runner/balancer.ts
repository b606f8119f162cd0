import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Balancer = { url: string; stop: () => void };

/**
 * As little as a balancer may be: every tenth of a second it asks each instance for its health, and it sends requests in
 * turn to those that are well. Where a connection is refused, the next one gets the request; nothing else is tried again.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const well = new Set(ports);
  let turn = 0;
  const end = new AbortController();
  for (const port of ports) void watch(port);

  /** One question after the other, as every balancer does: an old answer must not come after a newer one. */
  async function watch(port: number) {
    while (!end.signal.aborted) {
      const ok = await isWell(port);
      if (ok) well.add(port);
      else well.delete(port);
      await sleep(100);
    }
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    const inTurn = [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)];
    turn++;
    forward(inTurn.toSorted((a, b) => Number(well.has(b)) - Number(well.has(a))));

    function forward([port, ...others]: number[]) {
      const onward = request({
        port,
        agent,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      });
      onward.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && others.length > 0) forward(others);
        else fail(outgoing, error);
      });
      onward.end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      end.abort();
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function isWell(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(5000) });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function fail(outgoing: ServerResponse, error: NodeJS.ErrnoException): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502).end(error.code);
}
