import { cache } from 'react';
import { getFrame } from '@/lib/account/read';
import { csrfTokenOf } from '@/lib/auth/cookie';
import { loadPage } from '@/lib/http/page';

/** The viewer and the account, once for every page. */
export const loadFrame = cache(() =>
  loadPage(async (actor) => ({ ...(await getFrame(actor)), csrfToken: csrfTokenOf(actor.sessionId) })),
);
