import { recordAudit } from '@/lib/audit/write';
import type { Identity } from '@/lib/auth/saml/assertion';
import { sendTo } from '@/lib/auth/saml/browser';
import type { SamlRefusal } from '@/lib/auth/saml/refusal';
import { countRefusal } from '@/lib/auth/throttle';
import { prisma } from '@/lib/db';

const subject = { type: 'account', id: 1, name: 'Single sign-on' } as const;

/** The reason goes into the audit log; the browser learns no more than what a person can do about it. */
export async function refuseSignIn(refusal: SamlRefusal, address: string): Promise<Response> {
  await recordRefusal(refusal, address);
  return sendTo(`/login?sso=${refusal.code}`);
}

export async function recordRefusal(refusal: SamlRefusal, address: string): Promise<void> {
  await countRefusal(address);
  const after = { reason: refusal.message, address };
  await recordAudit(prisma, { actor: null, action: 'auth.sso_refused', subject, after });
}

export async function recordSignIn(userId: number, { issuer, nameId }: Identity): Promise<void> {
  const after = { issuer, name_id: nameId };
  await recordAudit(prisma, { actor: { id: userId }, action: 'auth.sso_sign_in', subject, after });
}
