import { createCategoryInput } from '@/lib/categories/schema';
import { createCategory } from '@/lib/categories/write';
import { route } from '@/lib/http/route';

export const POST = route<RouteContext<'/api/groups/[group]/categories'>>()(
  { body: createCategoryInput, status: 201 },
  ({ actor, params, body }) => createCategory(actor, params.group, body),
);
