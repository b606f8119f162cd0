import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { files } from '@/lib/ports/files/files';
import { isResting } from '@/lib/ports/search/breaker';
import { sql } from '@/lib/sql';

const part = z.enum(['ok', 'down']);
type Part = z.infer<typeof part>;

/** Degraded: the search engine fails, and PostgreSQL answers in its place. */
const searchPart = z.enum(['ok', 'degraded', 'down']);

export const health = z
  .object({ status: part, process: part, database: part, search: searchPart, storage: part })
  .meta({ id: 'Health' });
export type HealthJson = z.infer<typeof health>;

export const liveness = health.pick({ status: true, process: true }).meta({ id: 'Liveness' });

/** `live` asks of the process alone whether it answers: what a container is restarted by. */
export const healthQuery = z.object({
  live: z.string().optional().meta({ description: 'Present: ask only whether the process answers.' }),
});

const patienceMs = 2000;

/** Whether this process can do its work (contract §4): what a balancer asks before it sends people here. */
export async function readHealth(): Promise<HealthJson> {
  const [database, documents, storage] = await Promise.all([
    check(sql`select 1`),
    check(sql`select 1 from search_documents limit 1`),
    check(files().check()),
  ]);
  const search = documents === 'ok' && isResting() ? 'degraded' : documents;
  const parts = { process: isDraining() ? 'down' : 'ok', database, search, storage } as const;
  return { status: Object.values(parts).includes('down') ? 'down' : 'ok', ...parts };
}

export function readLiveness(): z.infer<typeof liveness> {
  return { status: 'ok', process: 'ok' };
}

/** Set by the server while it finishes what has arrived before it ends. */
function isDraining(): boolean {
  return (globalThis as { hearthDraining?: boolean }).hearthDraining === true;
}

async function check(work: PromiseLike<unknown>): Promise<Part> {
  const late = new AbortController();
  const tooLate = sleep(patienceMs, 'down' as const, { signal: late.signal, ref: false });
  const answered = Promise.resolve(work).then(
    (): Part => 'ok',
    (): Part => 'down',
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    late.abort();
  }
}
