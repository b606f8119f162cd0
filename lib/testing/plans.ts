import postgres from 'postgres';
import { closeSql } from '@/lib/sql';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** Every node of the plans, the same for all values as in `lib/sql`, by which PostgreSQL ran what `work` sent through `lib/sql` and `about` matches, with what it really read. */
export async function explain(work: () => Promise<unknown>, about = /from posts/): Promise<Plan[]> {
  const sent: { query: string; parameters: unknown[] }[] = [];
  const url = process.env.DATABASE_URL ?? '';
  const holder = globalThis as { hearthSql?: postgres.Sql };
  await closeSql();
  holder.hearthSql = postgres(url, {
    debug: (_connection, query, parameters) => sent.push({ query, parameters }),
  });
  await work();
  await closeSql();
  const sql = postgres(url, { max: 1, connection: { plan_cache_mode: 'force_generic_plan' } });
  const plans: Plan[] = [];
  for (const { query, parameters } of sent.filter(({ query }) => about.test(query))) {
    await sql.unsafe(`prepare sent as ${query}`);
    const [row] = await sql.unsafe(
      `explain (analyze, format json) execute sent(${parameters.map(literal)})`.replace('()', ''),
    );
    await sql.unsafe('deallocate sent');
    plans.push(...nodesOf(row?.['QUERY PLAN'][0].Plan));
  }
  await sql.end();
  return plans;
}

/** A prepared statement takes no parameters of the protocol. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item))}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
