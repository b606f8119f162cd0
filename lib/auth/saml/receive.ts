import type { NextRequest } from 'next/server';
import { refuseSignIn } from '@/lib/auth/saml/audit';
import { sendTo } from '@/lib/auth/saml/browser';
import { isComplete, readSsoConfig, type SsoConfig } from '@/lib/auth/saml/config';
import { refuseUnless, SamlRefusal } from '@/lib/auth/saml/refusal';
import { findRequest, parkAnswer } from '@/lib/auth/saml/requests';
import { recordTrial } from '@/lib/auth/saml/trial';
import { openResponse, type Unverified, verifyResponse } from '@/lib/auth/saml/verify';
import { assertMayAnswer } from '@/lib/auth/throttle';
import { databaseNow } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { readText } from '@/lib/http/body';
import { clientAddress } from '@/lib/http/client-address';
import { sameOriginPath } from '@/lib/http/same-origin-path';

/**
 * `POST /saml/acs`: the browser brings the answer from the identity provider's site, so without our cookies. It is proven
 * and parked here; the session begins when the browser that asked fetches it (see redeem.ts).
 */
export async function receiveAnswer(request: NextRequest): Promise<Response> {
  const address = clientAddress(request.headers);
  await assertMayAnswer(address);
  const { answer, relayState } = await readForm(request);
  const config = await readSsoConfig();
  const asked: Asked = { requestId: null, testedById: null };
  try {
    const ticket = await accept(answer, relayState, config, asked);
    return sendTo(`/saml/acs?ticket=${ticket}`);
  } catch (error) {
    if (!(error instanceof SamlRefusal)) throw error;
    if (asked.testedById !== null) {
      await recordTrial(asked.testedById, config, { failure: error.message });
      return sendTo('/settings/sso');
    }
    return refuseSignIn(error, address);
  }
}

type Asked = { requestId: string | null; testedById: number | null };

async function accept(answer: string, relayState: string, config: SsoConfig, asked: Asked): Promise<string> {
  refuseUnless(isComplete(config), 'Single sign-on is not set up.', 'off');
  const opened = openResponse(answer, config);
  await findAsked(opened, asked);
  refuseUnless(config.mode !== 0 || asked.testedById !== null, 'Single sign-on is disabled.', 'off');
  const mayBegin = asked.requestId !== null || config.idpInitiated;
  refuseUnless(
    mayBegin,
    'Nobody asked for this answer. Sign-ins from the identity provider are switched off.',
  );
  const expected = { inResponseTo: asked.requestId, now: await databaseNow() };
  const verified = await verifyResponse(opened, config, expected);
  return parkAnswer(asked.requestId, verified, sameOriginPath(relayState));
}

async function findAsked({ outline }: Unverified, asked: Asked): Promise<void> {
  if (outline.inResponseTo === null) return;
  const request = await findRequest(outline.inResponseTo.slice(0, 64));
  refuseUnless(
    request?.id === outline.inResponseTo,
    'The request is not known, too old, or was answered.',
    'late',
  );
  asked.requestId = request.id;
  asked.testedById = request.testedById;
}

async function readForm(request: NextRequest): Promise<{ answer: string; relayState: string }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError('wrong_type', 'Send the answer as application/x-www-form-urlencoded.');
  }
  const form = new URLSearchParams(await readText(request));
  const [answer, ...more] = form.getAll('SAMLResponse');
  if (answer === undefined || more.length > 0) throw new AppError('bad_request', 'Send one SAMLResponse.');
  return { answer, relayState: form.get('RelayState') ?? '' };
}
