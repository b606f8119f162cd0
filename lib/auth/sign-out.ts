import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { cookieName, sessionIdOf } from '@/lib/auth/cookie';
import { cookieOf } from '@/lib/auth/session-cookie';
import { endSession } from '@/lib/auth/sessions';
import { AppError } from '@/lib/errors';
import { assertCsrf } from '@/lib/http/csrf';
import { toResponse } from '@/lib/http/errors';

/** `POST /logout`: a form with the CSRF token as `_token`. The session ends at once, whatever copies of the cookie exist. */
export async function signOut(request: NextRequest): Promise<Response> {
  try {
    const sessionId = await sessionIdOf(request.cookies.get(cookieName('session'))?.value);
    if (sessionId) {
      assertCsrf(request, sessionId, await readToken(request));
      await endSession(sessionId);
    }
    const headers = new Headers({
      Location: '/login',
      'Clear-Site-Data': '"cache"',
      'Cache-Control': 'no-store',
    });
    headers.append('Set-Cookie', cookieOf('session', '', 0));
    // Where single sign-on is forced, the login page would sign in again whoever has just left.
    headers.append('Set-Cookie', cookieOf('left', '1', 300));
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return toResponse(error, randomUUID());
  }
}

async function readToken(request: NextRequest): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > 16 * 1024) {
    throw new AppError('too_large', 'The form is too large.');
  }
  return new URLSearchParams(await request.text()).get('_token') ?? '';
}
