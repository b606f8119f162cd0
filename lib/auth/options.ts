import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { recordAudit } from '@/lib/audit/write';
import { cookieName } from '@/lib/auth/cookie';
import { verifyPassword } from '@/lib/auth/password';
import { createSession, endSession } from '@/lib/auth/sessions';
import { countFailure, forgiveFailures } from '@/lib/auth/throttle';
import { wayBack } from '@/lib/auth/way-back';
import { prisma } from '@/lib/db';
import { env, isHttps } from '@/lib/env';
import { clientAddress } from '@/lib/http/client-address';

const credentials = z.object({
  email: z
    .string()
    .trim()
    .max(320)
    .regex(/^\P{Cc}*$/u),
  // As every other body is read: else one that was chosen with NUL in it could never be given.
  password: z
    .string()
    .max(1024)
    .transform((text) => text.replaceAll('\0', '')),
});

/** next-auth's configuration. Its token carries nothing but the id of a session row. `failed` hears what broke. */
export function authOptions(failed: (error: unknown) => void): NextAuthOptions {
  const { BASE_URL, AUTH_SECRET, SESSION_MAX_DAYS } = env();
  if (BASE_URL) process.env.NEXTAUTH_URL = BASE_URL;
  else process.env.AUTH_TRUST_HOST = 'true';
  const cookie = { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: isHttps() };
  return {
    secret: AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_MAX_DAYS * 86_400 },
    useSecureCookies: isHttps(),
    pages: { signIn: '/login', error: '/login' },
    cookies: {
      sessionToken: { name: cookieName('session'), options: cookie },
      csrfToken: { name: cookieName('csrf'), options: cookie },
      callbackUrl: { name: cookieName('callback'), options: cookie },
    },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        authorize: (input, request) =>
          signIn(input, new Headers(request.headers as HeadersInit)).catch((error: unknown) => {
            failed(error);
            return null;
          }),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { sub: user.id, sid: user.sid } : token),
      session: ({ session }) => ({ expires: session.expires }),
      redirect: ({ url, baseUrl }) => baseUrl + wayBack(url, baseUrl),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === 'string') await endSession(token.sid);
      },
    },
  };
}

async function signIn(input: unknown, headers: Headers) {
  const parsed = credentials.safeParse(input);
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  const address = clientAddress(headers);
  const user = await prisma.user.findFirst({
    where: { email, deletedAt: null, deactivatedAt: null },
    select: { id: true, name: true, passwordHash: true, isAdmin: true },
  });
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!matches || !user || !(await mayUsePassword(user))) {
    await countFailure(email, address);
    await recordAudit(prisma, {
      actor: null,
      action: 'auth.failure',
      subject: { type: 'user', id: user?.id ?? null, name: user?.name ?? email },
      after: { address },
    });
    return null;
  }
  await forgiveFailures(email, address);
  const sid = await createSession(user.id, { userAgent: headers.get('user-agent'), ipAddress: address });
  const subject = { type: 'user', id: user.id, name: user.name } as const;
  await recordAudit(prisma, { actor: user, action: 'auth.sign-in', subject, after: { address } });
  return { id: String(user.id), sid };
}

/** Where single sign-on is forced, a password is the admins' way in when it breaks, and each use is written down. */
async function mayUsePassword(user: { id: number; isAdmin: boolean }): Promise<boolean> {
  const { ssoEnabled, name } = await prisma.account.findUniqueOrThrow({
    where: { id: 1 },
    select: { ssoEnabled: true, name: true },
  });
  if (ssoEnabled !== 2) return true;
  if (!user.isAdmin) return false;
  const subject = { type: 'account', id: 1, name } as const;
  await recordAudit(prisma, { actor: user, action: 'auth.local_sign_in', subject });
  return true;
}
