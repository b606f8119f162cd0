import { getTeam } from '@/lib/account/read';
import { route } from '@/lib/http/route';
import { vcardResponse } from '@/lib/http/vcard-response';
import { vcardOfUser } from '@/lib/people/vcard';
import { pathId } from '@/lib/refs';
import { getUser } from '@/lib/users/read';

export const GET = route<RouteContext<'/api/user/[user]/vcard'>>()({}, async ({ actor, params }) => {
  const [user, team] = await Promise.all([getUser(actor, pathId(params.user)), getTeam()]);
  return vcardResponse(user.name, vcardOfUser(user, team.name));
});
