import { listToConfirm } from '@/lib/confirmations/read';
import { route } from '@/lib/http/route';

export const GET = route()({}, ({ actor }) => listToConfirm(actor));
