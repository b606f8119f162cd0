import { route } from '@/lib/http/route';
import { getHomepage } from '@/lib/posts/read';

export const GET = route<RouteContext<'/api/homepage'>>()({}, ({ actor }) => getHomepage(actor));
