import { randomUUID } from 'node:crypto';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { assertMaySignIn, inTurn } from '@/lib/auth/throttle';
import { AppError } from '@/lib/errors';
import { clientAddress } from '@/lib/http/client-address';
import { assertSameOrigin } from '@/lib/http/csrf';
import { toResponse } from '@/lib/http/errors';

type Context = { params: Promise<{ nextauth: string[] }> };

const maxBytes = 16 * 1024;

/** next-auth's endpoints, with what it leaves to us before them: origin, size and the sign-in throttle. */
export async function authHandler(request: Request, context: Context): Promise<Response> {
  try {
    if (request.method !== 'POST') return await answer(request, context);
    assertSmallAndOurs(request);
    const [action] = (await context.params).nextauth;
    return await (action === 'callback' ? signInOnce(request, context) : answer(request, context));
  } catch (error) {
    return toResponse(error, randomUUID());
  }
}

async function answer(request: Request, context: Context): Promise<Response> {
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

async function signInOnce(request: Request, context: Context): Promise<Response> {
  const email = await emailOf(request);
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

/** The address as next-auth will read it, by the very same test of the type: else one could be held and another tried. */
async function emailOf(request: Request): Promise<string> {
  const copy = request.clone();
  const isJson = (request.headers.get('content-type') ?? '').includes('application/json');
  const fields: unknown = isJson
    ? await copy.json().catch(() => ({}))
    : Object.fromEntries(new URLSearchParams(await copy.text()));
  const email = (fields as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
