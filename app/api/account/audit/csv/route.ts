import { exportAudit } from '@/lib/audit/read';
import { auditFilter } from '@/lib/audit/schema';
import { route } from '@/lib/http/route';

const headers = {
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': 'attachment; filename="audit-log.csv"',
};

export const GET = route<RouteContext<'/api/account/audit/csv'>>()(
  { query: auditFilter },
  async ({ actor, query }) => new Response(await exportAudit(actor, query), { headers }),
);
