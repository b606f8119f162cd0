import { z } from 'zod';
import { sql } from '@/lib/sql';

const part = z.enum(['ok', 'down']);
type Part = z.infer<typeof part>;

export const health = z.object({ status: part, process: part, database: part }).meta({ id: 'Health' });
export type HealthJson = z.infer<typeof health>;

/** Whether this process can do its work (contract §4). Search and storage are in the database and on its disk for now. */
export async function readHealth(): Promise<HealthJson> {
  const database = await sql`select 1`.then(
    (): Part => 'ok',
    (): Part => 'down',
  );
  return { status: database, process: 'ok', database };
}
