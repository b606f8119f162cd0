import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../client.ts';

/** `began` and `ended` are by the clock of `performance.now()`. */
export type Sent = {
  path: string;
  began: number;
  ended: number;
  status: number;
  id?: number;
  retryAfter: string | null;
  said?: string;
};

const patienceMs = 20_000;
export const unanswered = 'no answer in 20 seconds';

/** What went wrong, each kind once and how often. */
export function summary(sent: Sent[]): string[] {
  const kinds = Map.groupBy(
    sent,
    ({ path, status, said }) => `${status} ${path.slice(0, 12)} ${said?.replace(/"request_id.*/, '')}`,
  );
  return [...kinds].map(([kind, all]) => `${all.length} × ${kind}`);
}

export type Load = { sent: Sent[]; acknowledged: number[]; stop: () => Promise<void> };

type Asked = { get: string[]; comment: string };

/**
 * People who ask without a pause: each writes a comment, then reads a page or a call. What a request came to is kept; one
 * that got no answer has the status 0.
 */
export async function startLoad(url: string, people: number, { get, comment }: Asked): Promise<Load> {
  const client = new Client(url);
  await client.signIn('member@example.com', 'hearth-demo');
  await client.token();
  const load = { sent: [] as Sent[], acknowledged: [] as number[], running: true };
  const work = async (index: number) => {
    for (let turn = index; load.running; turn++) {
      const path = turn % 2 === 0 || get.length === 0 ? comment : (get[turn % get.length] ?? '/');
      const sent = await ask(client, path, path === comment);
      load.sent.push(sent);
      if (sent.status === 201 && sent.id) load.acknowledged.push(sent.id);
    }
  };
  const all = Promise.all(Array.from({ length: people }, (_, index) => work(index)));
  return {
    ...load,
    stop: async () => {
      load.running = false;
      await all;
    },
  };
}

async function ask(client: Client, path: string, isWrite: boolean): Promise<Sent> {
  const began = performance.now();
  const told = await tell(client, path, isWrite);
  return { path, began, ended: performance.now(), ...told };
}

async function tell(
  client: Client,
  path: string,
  isWrite: boolean,
): Promise<Omit<Sent, 'path' | 'began' | 'ended'>> {
  try {
    const asked = isWrite
      ? client.post<{ id?: number }>(path, { content: '<p>Written while it broke.</p>' })
      : client.get<{ id?: number }>(path);
    const { status, body, headers } = await Promise.race([asked, outOfPatience()]);
    const said = status < 300 ? {} : { said: JSON.stringify(body)?.slice(0, 200) };
    return { status, ...(body?.id && { id: body.id }), retryAfter: headers.get('retry-after'), ...said };
  } catch (error) {
    return { status: 0, retryAfter: null, said: String((error as Error).cause ?? error) };
  }
}

/** A connection that nobody holds any more says nothing at all. */
async function outOfPatience(): Promise<never> {
  await sleep(patienceMs, undefined, { ref: false });
  throw new Error(unanswered);
}
