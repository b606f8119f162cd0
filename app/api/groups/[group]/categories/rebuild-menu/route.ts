import { categoryTreeInput } from '@/lib/categories/schema';
import { rebuildCategories } from '@/lib/categories/write';
import { route } from '@/lib/http/route';

export const POST = route<RouteContext<'/api/groups/[group]/categories/rebuild-menu'>>()(
  { body: categoryTreeInput },
  ({ actor, params, body }) => rebuildCategories(actor, params.group, body.categories),
);
