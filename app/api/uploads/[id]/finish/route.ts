import { route } from '@/lib/http/route';
import { finishInput } from '@/lib/uploads/schema';
import { finishUpload } from '@/lib/uploads/write';

export const POST = route<RouteContext<'/api/uploads/[id]/finish'>>()(
  { body: finishInput, status: 201 },
  ({ actor, params, body }) => finishUpload(actor, params.id, body),
);
