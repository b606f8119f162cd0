import { sendTestMail } from '@/lib/account/test-mail';
import { route } from '@/lib/http/route';

export const POST = route<RouteContext<'/api/account/test-mail'>>()({}, ({ actor }) => sendTestMail(actor));
