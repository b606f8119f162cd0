import { randomUUID } from 'node:crypto';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { assertMaySignIn } from '@/lib/auth/throttle';
import { AppError } from '@/lib/errors';
import { clientAddress } from '@/lib/http/client-address';
import { assertSameOrigin } from '@/lib/http/csrf';
import { toResponse } from '@/lib/http/errors';

type Context = { params: Promise<{ nextauth: string[] }> };

const maxBytes = 16 * 1024;

/** next-auth's endpoints, with what it leaves to us before them: origin, size and the sign-in throttle. */
export async function authHandler(request: Request, context: Context): Promise<Response> {
  try {
    if (request.method === 'POST') await admit(request, (await context.params).nextauth);
    const response: Response = await NextAuth(authOptions())(request, context);
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  } catch (error) {
    return toResponse(error, randomUUID());
  }
}

async function admit(request: Request, [action]: string[]): Promise<void> {
  assertSameOrigin(request);
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes) {
    throw new AppError('too_large', 'A sign-in is at most 16 KB.');
  }
  if (action !== 'callback') return;
  await assertMaySignIn(await emailOf(request), clientAddress(request.headers));
}

async function emailOf(request: Request): Promise<string> {
  const copy = request.clone();
  const isJson = (request.headers.get('content-type') ?? '').includes('json');
  const fields: unknown = isJson
    ? await copy.json().catch(() => ({}))
    : Object.fromEntries(new URLSearchParams(await copy.text()));
  const email = (fields as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
