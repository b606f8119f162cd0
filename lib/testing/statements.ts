import postgres from 'postgres';

/**
 * How many SQL statements reach the database of `url` while `work` runs, BEGIN and COMMIT aside. PostgreSQL itself
 * counts, so it sees what Prisma sends, too.
 */
export async function countStatements(url: string, work: () => Promise<unknown>): Promise<number> {
  const sql = postgres(url, { max: 1 });
  try {
    const before = await readCalls(sql);
    await work();
    return (await readCalls(sql)) - before;
  } finally {
    await sql.end();
  }
}

async function readCalls(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ calls: number }[]>`
    select coalesce(sum(calls), 0)::int as calls
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query !~* '^(begin|commit|rollback|set|discard)' and query !~ 'pg_stat_statements'`;
  return row?.calls ?? 0;
}
