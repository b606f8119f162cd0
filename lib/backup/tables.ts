import type postgres from 'postgres';
import { z } from 'zod';

export type Connection = postgres.Sql | postgres.TransactionSql;

export const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() });
export type Table = z.infer<typeof table>;

export const manifest = z.object({
  hearth: z.literal('backup'),
  format: z.literal(1),
  taken_at: z.string(),
  postgresql: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.record(z.string(), z.number()),
});
export type Manifest = z.infer<typeof manifest>;

/** Prisma's record of migrations is made anew by the migrations; the queue's jobs belong to the running system. */
const without = ['_prisma_migrations'];

/** Every table of Hearth with what a copy of it holds: columns that PostgreSQL computes are computed again. */
export async function readTables(sql: Connection): Promise<Table[]> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${without})
    group by c.relname order by c.relname`;
  const counted: Table[] = [];
  for (const { name, columns } of tables) {
    const [row] = await sql`select count(*)::int8 as count from ${sql(name)}`;
    counted.push({ name, columns, rows: Number(row?.count) });
  }
  return counted;
}

/** The last number each sequence gave out. */
export async function readSequences(sql: Connection): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; last: string }[]>`
    select sequencename as name, coalesce(last_value, 0)::text as last from pg_sequences where schemaname = 'public'`;
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

export async function readMigrations(sql: Connection): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select migration_name as name from _prisma_migrations
    where finished_at is not null and rolled_back_at is null order by migration_name`;
  return rows.map((row) => row.name);
}
