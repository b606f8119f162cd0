import type { NextRequest } from 'next/server';
import { actorOfRequest, bindingOf, newBinding, sendTo } from '@/lib/auth/saml/browser';
import { isComplete, readSsoConfig, serviceProvider } from '@/lib/auth/saml/config';
import { signOnUrl } from '@/lib/auth/saml/provider';
import { openRequest } from '@/lib/auth/saml/requests';
import { cookieOf } from '@/lib/auth/session-cookie';
import { sameOriginPath } from '@/lib/http/same-origin-path';

/** What fits into a RelayState (saml-bindings §3.4.3). Ours is only a courtesy: the path is kept in the database. */
const relayBytes = 80;

/** `GET /saml/login`: on to the identity provider. With `trial=1` an admin tries the saved settings, whatever the mode. */
export async function beginSignIn(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const isTrial = query.get('trial') === '1';
  const actor = isTrial ? await actorOfRequest(request) : null;
  if (isTrial && !actor?.isAdmin) return sendTo('/login?callbackUrl=%2Fsettings%2Fsso');
  const config = await readSsoConfig();
  if (!isComplete(config) || (config.mode === 0 && !isTrial)) {
    return sendTo(isTrial ? '/settings/sso' : '/login?sso=off');
  }
  const binding = bindingOf(request) ?? newBinding();
  const path = isTrial ? '/settings/sso' : sameOriginPath(query.get('callbackUrl'));
  const id = await openRequest({ binding, path, testedById: actor?.id ?? null });
  const relayState = Buffer.byteLength(path) <= relayBytes ? path : '/';
  const target = await signOnUrl(serviceProvider(config.origin), config, { id, relayState });
  return sendTo(target, [cookieOf('saml', binding, 600)]);
}
