import { pageAudit } from '@/lib/audit/read';
import { auditQuery } from '@/lib/audit/schema';
import { route } from '@/lib/http/route';

export const GET = route<RouteContext<'/api/account/audit'>>()({ query: auditQuery }, ({ actor, query }) =>
  pageAudit(actor, query),
);
