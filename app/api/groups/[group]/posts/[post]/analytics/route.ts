import { getAnalytics } from '@/lib/analytics/read';
import { analyticsQuery } from '@/lib/analytics/schema';
import { route } from '@/lib/http/route';

export const GET = route<RouteContext<'/api/groups/[group]/posts/[post]/analytics'>>()(
  { query: analyticsQuery },
  ({ actor, params, query }) => getAnalytics(actor, params.group, params.post, query),
);
