import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { cookieName } from '@/lib/auth/cookie';
import { authOptions } from '@/lib/auth/options';
import { assertMaySignIn, inTurn } from '@/lib/auth/throttle';
import { wayBack } from '@/lib/auth/way-back';
import { AppError } from '@/lib/errors';
import { clientAddress } from '@/lib/http/client-address';
import { assertSameOrigin } from '@/lib/http/csrf';
import { toResponse } from '@/lib/http/errors';
import { originOf } from '@/lib/http/origin';

type Context = { params: Promise<{ nextauth: string[] }> };
type Fields = Record<string, unknown>;

const maxBytes = 16 * 1024;

/** next-auth's endpoints, with what it leaves to us before them: origin, size, the way back and the sign-in throttle. */
export async function authHandler(request: Request, context: Context): Promise<Response> {
  try {
    await forgetCrookedWayBack();
    if (request.method !== 'POST') return await answer(readable(request), context);
    assertSmallAndOurs(request);
    const fields = await fieldsOf(request);
    const [action] = (await context.params).nextauth;
    return await (action === 'callback'
      ? signInOnce(readable(request, fields), context, fields.email)
      : answer(readable(request, fields), context));
  } catch (error) {
    return toResponse(error, randomUUID());
  }
}

async function answer(request: NextRequest, context: Context): Promise<Response> {
  // next-auth would put the message of whatever is thrown into the address it redirects to.
  let thrown: unknown;
  const options = authOptions((error) => {
    thrown = error;
  });
  const response: Response = await NextAuth(options)(request, context);
  if (thrown !== undefined) throw thrown;
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

async function signInOnce(request: NextRequest, context: Context, sent: unknown): Promise<Response> {
  const email = typeof sent === 'string' ? sent : '';
  return inTurn(email, async () => {
    await assertMaySignIn(email, clientAddress(request.headers));
    return answer(request, context);
  });
}

function assertSmallAndOurs(request: Request): void {
  assertSameOrigin(request);
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes) {
    throw new AppError('too_large', 'A sign-in is at most 16 KB.');
  }
}

async function fieldsOf(request: Request): Promise<Fields> {
  const text = await request.text();
  const isJson = (request.headers.get('content-type') ?? '').includes('application/json');
  if (!isJson) return Object.fromEntries(new URLSearchParams(text));
  try {
    return { ...JSON.parse(text || '{}') };
  } catch {
    throw new AppError('bad_request', 'The body is not JSON.');
  }
}

/**
 * What next-auth is asked. It gets the very fields that were read here, so that no address can be held and another tried,
 * and a way back of this site: to one that is no address at all it answers 500.
 */
function readable(request: Request, fields?: Fields): NextRequest {
  const origin = originOf(request);
  const url = new URL(request.url);
  const asked = url.searchParams.get('callbackUrl');
  if (asked !== null) url.searchParams.set('callbackUrl', wayBack(asked, origin));
  if (!fields) return new NextRequest(url, { headers: request.headers });
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const safe =
    'callbackUrl' in fields ? { ...fields, callbackUrl: wayBack(fields.callbackUrl, origin) } : fields;
  return new NextRequest(url, { method: 'POST', headers, body: JSON.stringify(safe) });
}

/** next-auth keeps the way back in a cookie, too, as a whole address. */
async function forgetCrookedWayBack(): Promise<void> {
  const name = cookieName('callback');
  const jar = await cookies();
  const kept = jar.get(name)?.value;
  if (kept && !/^https?:$/.test(URL.parse(kept)?.protocol ?? '')) jar.delete(name);
}
