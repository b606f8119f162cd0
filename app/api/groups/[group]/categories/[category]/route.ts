import { getCategory } from '@/lib/categories/read';
import { updateCategoryInput } from '@/lib/categories/schema';
import { deleteCategory, updateCategory } from '@/lib/categories/write';
import { route } from '@/lib/http/route';

type Context = RouteContext<'/api/groups/[group]/categories/[category]'>;

export const GET = route<Context>()({}, ({ actor, params }) =>
  getCategory(actor, params.group, params.category),
);

export const PUT = route<Context>()({ body: updateCategoryInput }, ({ actor, params, body, ifMatch }) =>
  updateCategory(actor, params, body, ifMatch),
);

export const DELETE = route<Context>()({}, ({ actor, params, ifMatch }) =>
  deleteCategory(actor, params, ifMatch),
);
