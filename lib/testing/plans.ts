import postgres from 'postgres';
import { closeSql } from '@/lib/sql';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
};

/** Every node of the plans by which PostgreSQL ran what `work` sent through `lib/sql` and `about` matches, with what it really read. */
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
  const sql = postgres(url, { max: 1 });
  const plans: Plan[] = [];
  for (const { query, parameters } of sent.filter(({ query }) => about.test(query))) {
    const [row] = await sql.unsafe(`explain (analyze, format json) ${query}`, parameters as string[]);
    plans.push(...nodesOf(row?.['QUERY PLAN'][0].Plan));
  }
  await sql.end();
  return plans;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
