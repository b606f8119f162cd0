import { route } from '@/lib/http/route';
import { listNotifications } from '@/lib/notifications/read';
import { pageQuery } from '@/lib/paging';

export const GET = route()({ query: pageQuery }, ({ actor, query }) => listNotifications(actor, query.page));
