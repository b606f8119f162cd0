import { exportConfirmations } from '@/lib/confirmations/read';
import { route } from '@/lib/http/route';

const headers = {
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': 'attachment; filename="confirmations.csv"',
};

export const GET = route<RouteContext<'/api/groups/[group]/posts/[post]/confirmations/csv'>>()(
  {},
  async ({ actor, params }) => new Response(await exportConfirmations(actor, params), { headers }),
);
