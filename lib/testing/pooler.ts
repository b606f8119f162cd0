import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

export type Pooler = { url: string; crowded: () => number; close: () => Promise<void> };

/**
 * Stands before PostgreSQL as a pooler in transaction mode does, and counts what that could not bear: messages that come
 * while an earlier statement is not answered. When it is, the pooler hands the connection on, and what came meanwhile is
 * torn in two.
 */
export async function startPooler(database: string): Promise<Pooler> {
  const target = new URL(database);
  let crowded = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let unanswered = 0;
    let started = false;
    const asked = reader(true, (type) => {
      // Before the first answer there is the sign-in, a dialogue of its own.
      if (started && unanswered > 0 && type !== 'X') crowded++;
      if (type === 'S' || type === 'Q') unanswered++;
    });
    const answered = reader(false, (type) => {
      if (type !== 'Z') return;
      if (started) unanswered--;
      started = true;
    });
    client.on('data', asked).pipe(upstream).on('data', answered).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    crowded: () => crowded,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Calls with the letter of each message of PostgreSQL's protocol; the very first a client sends has none. */
function reader(isClient: boolean, tell: (type: string) => void): (part: Buffer) => void {
  let rest = Buffer.alloc(0);
  let prefix = isClient ? 0 : 1;
  return (part) => {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= prefix + 4 && rest.length >= prefix + rest.readUInt32BE(prefix)) {
      const end = prefix + rest.readUInt32BE(prefix);
      if (prefix) tell(rest.toString('latin1', 0, 1));
      rest = rest.subarray(end);
      prefix = 1;
    }
  };
}
