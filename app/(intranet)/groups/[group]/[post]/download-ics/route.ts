import { getCalendar } from '@/lib/events/read';
import { originOf } from '@/lib/http/origin';
import { loadPage } from '@/lib/http/page';

/** Reached as a page is, by a link: no session leads to the login page. */
export async function GET(request: Request, { params }: RouteContext<'/groups/[group]/[post]/download-ics'>) {
  const { group, post } = await params;
  const { name, file } = await loadPage((actor) => getCalendar(actor, group, post, originOf(request)));
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
