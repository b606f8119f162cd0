import type { NextRequest } from 'next/server';
import { recordSignIn, refuseSignIn } from '@/lib/auth/saml/audit';
import { actorOfRequest, bindingOf, sendTo } from '@/lib/auth/saml/browser';
import { readSsoConfig, type SsoConfig } from '@/lib/auth/saml/config';
import { findOrCreatePerson } from '@/lib/auth/saml/people';
import { refuseUnless, SamlRefusal } from '@/lib/auth/saml/refusal';
import { type Redeemed, redeemTicket } from '@/lib/auth/saml/requests';
import { finishTrial } from '@/lib/auth/saml/trial';
import { cookieOf, sessionCookie } from '@/lib/auth/session-cookie';
import { createSession, endSession } from '@/lib/auth/sessions';
import { assertMayAnswer } from '@/lib/auth/throttle';
import { clientAddress } from '@/lib/http/client-address';

/** `GET /saml/acs?ticket=…`: the browser that asked fetches its answer, with its cookies, and is signed in. */
export async function redeemAnswer(request: NextRequest): Promise<Response> {
  const ticket = request.nextUrl.searchParams.get('ticket');
  if (!ticket) return sendTo('/login');
  const address = clientAddress(request.headers);
  await assertMayAnswer(address);
  const config = await readSsoConfig();
  try {
    const answer = await redeemTicket(ticket, bindingOf(request));
    return await (answer.testedById === null
      ? startSession(request, answer, config)
      : closeTrial(request, answer, config));
  } catch (error) {
    if (error instanceof SamlRefusal) return refuseSignIn(error, address);
    throw error;
  }
}

async function startSession(request: NextRequest, answer: Redeemed, config: SsoConfig): Promise<Response> {
  refuseUnless(config.mode !== 0, 'Single sign-on is disabled.', 'off');
  const before = await actorOfRequest(request);
  const userId = await findOrCreatePerson(answer.identity, config);
  const ipAddress = clientAddress(request.headers);
  const userAgent = request.headers.get('user-agent');
  const sessionId = await createSession(userId, { userAgent, ipAddress, sso: answer.identity });
  if (before) await endSession(before.sessionId);
  await recordSignIn(userId, answer.identity);
  return sendTo(answer.path, [await sessionCookie(userId, sessionId), cookieOf('left', '', 0)]);
}

async function closeTrial(request: NextRequest, answer: Redeemed, config: SsoConfig): Promise<Response> {
  const actor = await actorOfRequest(request);
  if (actor?.isAdmin && actor.id === answer.testedById) await finishTrial(actor, answer, config);
  return sendTo('/settings/sso');
}
