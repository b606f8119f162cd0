import { listGroups } from '@/lib/groups/read';
import { createGroupInput } from '@/lib/groups/schema';
import { createGroup } from '@/lib/groups/write';
import { route } from '@/lib/http/route';

export const GET = route<RouteContext<'/api/groups'>>()({}, ({ actor }) => listGroups(actor));

export const POST = route<RouteContext<'/api/groups'>>()(
  { body: createGroupInput, status: 201 },
  ({ actor, body }) => createGroup(actor, body),
);
