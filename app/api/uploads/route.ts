import { route } from '@/lib/http/route';
import { beginUpload } from '@/lib/http/tus';

export const POST = route<RouteContext<'/api/uploads'>>()({ status: 201 }, ({ actor, request }) =>
  beginUpload(actor, request),
);
