import { canAdminister } from '@/lib/account/policy';
import type { AuditEntryJson, AuditFilter, AuditQuery } from '@/lib/audit/schema';
import type { Actor } from '@/lib/auth/actor';
import { csvOf } from '@/lib/csv';
import { formatDateTime } from '@/lib/dates';
import { forbidden } from '@/lib/errors';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { containing, type Fragment, sql } from '@/lib/sql';

const csvLimit = 10_000;

type Row = {
  id: number;
  at: Date;
  actor_id: number | null;
  actor_name: string;
  action: string;
  subject_type: string;
  subject_id: number | null;
  subject_name: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** The latest first, for team admins. */
export async function pageAudit(actor: Actor, query: AuditQuery): Promise<Paged<AuditEntryJson>> {
  if (!canAdminister(actor)) throw forbidden();
  const perPage = pageSizes.audit;
  const [rows, [count]] = await Promise.all([
    selectEntries(query, sql`limit ${perPage} offset ${query.page * perPage}`),
    sql<[{ total: number }]>`select count(*)::int as total from audit_entries where ${matching(query)}`,
  ]);
  return presentPage(rows.map(presentEntry), query.page, perPage, count.total);
}

/** The same as a spreadsheet takes it; the latest ten thousand. */
export async function exportAudit(actor: Actor, filter: AuditFilter): Promise<string> {
  if (!canAdminister(actor)) throw forbidden();
  const rows = await selectEntries(filter, sql`limit ${csvLimit}`);
  const heads = ['time (UTC)', 'who', 'action', 'of what', 'name', 'before', 'after'];
  const lines = rows.map((row) => [
    formatDateTime(row.at),
    row.actor_name,
    row.action,
    row.subject_type,
    row.subject_name,
    row.before && JSON.stringify(row.before),
    row.after && JSON.stringify(row.after),
  ]);
  return csvOf([heads, ...lines]);
}

function selectEntries(filter: AuditFilter, window: Fragment) {
  return sql<Row[]>`select * from audit_entries where ${matching(filter)} order by id desc ${window}`;
}

function matching({ area, query, from, to }: AuditFilter): Fragment {
  const pattern = query ? containing(query) : null;
  return sql`true
    ${area ? sql`and action like ${`${area}.%`}` : sql``}
    ${pattern ? sql`and (actor_name ilike ${pattern} or subject_name ilike ${pattern})` : sql``}
    ${from ? sql`and at >= ${from}::date` : sql``}
    ${to ? sql`and at < ${to}::date + 1` : sql``}`;
}

function presentEntry(row: Row): AuditEntryJson {
  const { id, action, before, after } = row;
  return {
    id,
    at: formatDateTime(row.at),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    action,
    subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
    before,
    after,
  };
}
