import { sendTo } from '@/lib/auth/saml/browser';
import { cookieOf } from '@/lib/auth/session-cookie';

/**
 * `GET /saml/logout`: where an identity provider sends a browser that left there. It ends nothing here: any page could
 * send a browser to this address. Leaving Hearth takes a POST with the page's token.
 */
export async function leave(): Promise<Response> {
  return sendTo('/login', [cookieOf('left', '1', 300)]);
}
