import { sql } from '@/lib/sql';

type Part = 'ok' | 'down';
export type HealthJson = { status: Part; process: Part; database: Part };

/** Whether this process can do its work (contract §4). Search and storage are in the database and on its disk for now. */
export async function readHealth(): Promise<HealthJson> {
  const database = await sql`select 1`.then(
    (): Part => 'ok',
    (): Part => 'down',
  );
  return { status: database, process: 'ok', database };
}
