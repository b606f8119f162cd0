import { randomBytes, randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import type { Actor } from '@/lib/auth/actor';
import { cookieName, sessionIdOf } from '@/lib/auth/cookie';
import { readActor } from '@/lib/auth/sessions';
import { toResponse } from '@/lib/http/errors';
import { securityHeaders } from '@/lib/http/headers';

/** The cookie that ties a request to the browser it was made in. Tabs share it, so that each can be answered. */
export function bindingOf(request: NextRequest): string | undefined {
  const value = request.cookies.get(cookieName('saml'))?.value;
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function newBinding(): string {
  return randomBytes(32).toString('base64url');
}

export async function actorOfRequest(request: NextRequest): Promise<Actor | null> {
  const sessionId = await sessionIdOf(request.cookies.get(cookieName('session'))?.value);
  return sessionId ? readActor(sessionId) : null;
}

/** Sends the browser on with a GET, whatever it came with. */
export function sendTo(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ ...securityHeaders(randomUUID()), Location: location });
  headers.set('Referrer-Policy', 'no-referrer');
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** What the routes of single sign-on share with all others: a throw becomes an answer in one place. */
export function answering(run: (request: NextRequest) => Promise<Response>) {
  return async (request: NextRequest): Promise<Response> => {
    try {
      return await run(request);
    } catch (error) {
      return toResponse(error, randomUUID());
    }
  };
}
