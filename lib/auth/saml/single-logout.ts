import type { NextRequest } from 'next/server';
import { recordAudit } from '@/lib/audit/write';
import { recordRefusal } from '@/lib/auth/saml/audit';
import { sendTo } from '@/lib/auth/saml/browser';
import { isComplete, readSsoConfig, type SsoConfig, serviceProvider } from '@/lib/auth/saml/config';
import { type LogoutRequest, openPost, openRedirect } from '@/lib/auth/saml/logout-request';
import { logoutResponseUrl } from '@/lib/auth/saml/provider';
import { refuseUnless, SamlRefusal } from '@/lib/auth/saml/refusal';
import { spend } from '@/lib/auth/saml/requests';
import { cookieOf } from '@/lib/auth/session-cookie';
import { signOut } from '@/lib/auth/sign-out';
import { assertMayAnswer } from '@/lib/auth/throttle';
import { databaseNow, prisma } from '@/lib/db';
import { readText } from '@/lib/http/body';
import { clientAddress } from '@/lib/http/client-address';

/**
 * `GET /saml/logout`: where the identity provider sends a browser, with a signed request to end somebody's sessions, with
 * its answer to ours, or with nothing. Without a proven request it ends nothing: any page could send a browser here.
 */
export async function leaveByRedirect(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  if (!query.has('SAMLRequest')) return gone(query.has('SAMLResponse'));
  const { search } = new URL(request.url);
  return receive(request, query.get('RelayState') ?? '', (config, now) => openRedirect(search, config, now));
}

/** `POST /saml/logout`: the same in a form, or a person's own form with the page's token. */
export async function leaveByPost(request: NextRequest): Promise<Response> {
  const form = new URLSearchParams(await readText(request));
  if (!form.has('SAMLRequest') && !form.has('SAMLResponse')) return signOut(request, form);
  const [message, ...more] = form.getAll('SAMLRequest');
  if (message === undefined) return gone(true);
  return receive(request, form.get('RelayState') ?? '', (config, now) => {
    refuseUnless(more.length === 0, 'The request is there twice.');
    return openPost(message, config, now);
  });
}

async function receive(
  request: NextRequest,
  relayState: string,
  open: (config: SsoConfig, now: Date) => Promise<LogoutRequest>,
): Promise<Response> {
  const address = clientAddress(request.headers);
  await assertMayAnswer(address);
  const config = await readSsoConfig();
  try {
    refuseUnless(isComplete(config) && config.mode !== 0, 'Single sign-on is disabled.', 'off');
    const asked = await open(config, await databaseNow());
    await endSessions(asked, config);
    if (!config.logoutUrl) return gone(true);
    const service = serviceProvider(config.origin);
    return sendTo(await logoutResponseUrl(service, config, { id: asked.id, relayState }), leftCookies());
  } catch (error) {
    if (!(error instanceof SamlRefusal)) throw error;
    await recordRefusal(error, address);
    return sendTo(`/login?sso=${error.code}`);
  }
}

/** All of the person's sessions that the identity provider began, or those it names; each request counts once. */
async function endSessions({ id, nameId, sessionIndexes }: LogoutRequest, config: SsoConfig): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + 10 * 60_000);
    await spend(tx, { id: `logout ${id}`, issuer: config.entityId, expiresAt }, 'request');
    const where = {
      samlNameId: nameId,
      ...(sessionIndexes.length > 0 && {
        OR: [{ samlSessionIndex: { in: sessionIndexes } }, { samlSessionIndex: null }],
      }),
    };
    const ended = await tx.session.findMany({
      where,
      select: { user: { select: { id: true, name: true } } },
    });
    await tx.session.deleteMany({ where });
    const [first] = ended;
    if (!first) return;
    await recordAudit(tx, {
      actor: first.user,
      action: 'auth.sso_sign_out',
      subject: { type: 'user', ...first.user },
      after: { sessions: ended.length, by: 'the identity provider' },
    });
  });
}

function gone(everywhere: boolean): Response {
  return sendTo(everywhere ? '/login?sso=left' : '/login', leftCookies());
}

/** Where single sign-on is forced, the login page would sign in again whoever has just left. */
function leftCookies(): string[] {
  return [cookieOf('left', '1', 300)];
}
