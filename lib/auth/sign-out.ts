import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { cookieName, sessionIdOf } from '@/lib/auth/cookie';
import { type WayOut, wayOutOf } from '@/lib/auth/saml/way-out';
import { cookieOf } from '@/lib/auth/session-cookie';
import { endSession } from '@/lib/auth/sessions';
import { AppError } from '@/lib/errors';
import { assertCsrf } from '@/lib/http/csrf';
import { toResponse } from '@/lib/http/errors';
import { securityHeaders } from '@/lib/http/headers';

/**
 * `POST /logout`: a form with the CSRF token as `_token`. The session ends at once, whatever copies of the cookie exist;
 * where the identity provider began it and can end its own, the browser goes on there.
 * @param form what was sent, where somebody has read it already
 */
export async function signOut(request: NextRequest, form?: URLSearchParams): Promise<Response> {
  try {
    const sessionId = await sessionIdOf(request.cookies.get(cookieName('session'))?.value);
    let wayOut: WayOut = { sso: false, url: null };
    if (sessionId) {
      assertCsrf(request, sessionId, (form ?? (await readForm(request))).get('_token') ?? '');
      wayOut = await wayOutOf(sessionId);
      await endSession(sessionId);
    }
    const headers = new Headers({
      ...securityHeaders(randomUUID()),
      'Clear-Site-Data': '"cache"',
      'Cache-Control': 'no-store',
    });
    headers.append('Set-Cookie', cookieOf('session', '', 0));
    // Where single sign-on is forced, the login page would sign in again whoever has just left.
    headers.append('Set-Cookie', cookieOf('left', '1', 300));
    if (wayOut.url) return sendOn(wayOut.url, headers);
    headers.set('Location', wayOut.sso ? '/login?sso=here' : '/login');
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return toResponse(error, randomUUID());
  }
}

/** By a page and not a redirect: what a form leads to may only be this site (form-action), redirects included. */
function sendOn(url: string, headers: Headers): Response {
  const address = url.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Referrer-Policy', 'no-referrer');
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing out</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=${address}"></head>
<body><p>You are signed out here. <a href="${address}">Sign out at your identity provider, too</a></p></body></html>`;
  return new Response(page, { headers });
}

async function readForm(request: NextRequest): Promise<URLSearchParams> {
  if (Number(request.headers.get('content-length') ?? 0) > 16 * 1024) {
    throw new AppError('too_large', 'The form is too large.');
  }
  return new URLSearchParams(await request.text());
}
