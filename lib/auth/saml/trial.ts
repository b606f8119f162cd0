import type { Actor } from '@/lib/auth/actor';
import { claimsOf } from '@/lib/auth/saml/attributes';
import { certificateHashes, type SsoConfig, settingsHash } from '@/lib/auth/saml/config';
import { findPerson } from '@/lib/auth/saml/people';
import { SamlRefusal } from '@/lib/auth/saml/refusal';
import type { Parked } from '@/lib/auth/saml/requests';
import { prisma } from '@/lib/db';

type Outcome = { certificate: string } | { failure: string };

/** Notes how an admin's trial of the settings went; only the last one counts. */
export async function recordTrial(userId: number, config: SsoConfig, outcome: Outcome): Promise<void> {
  const data = {
    settings: settingsHash(config),
    certificate: 'certificate' in outcome ? outcome.certificate : null,
    failure: 'failure' in outcome ? outcome.failure.slice(0, 500) : null,
    createdAt: new Date(),
  };
  await prisma.ssoTrial.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

/** The trial succeeded when the identity provider names the very admin who tries. Nothing else changes by it. */
export async function finishTrial(
  actor: Actor,
  { identity, certificate }: Parked,
  config: SsoConfig,
): Promise<void> {
  await recordTrial(actor.id, config, await judge(actor, identity, certificate, config));
}

async function judge(
  actor: Actor,
  identity: Parked['identity'],
  certificate: string,
  config: SsoConfig,
): Promise<Outcome> {
  try {
    if ((await findPerson(identity, config)) === actor.id) return { certificate };
    const { email } = claimsOf(identity, config.attributes);
    const named = email ?? 'somebody without an e-mail address';
    return { failure: `The identity provider says you are ${named}, which is not you here.` };
  } catch (error) {
    if (error instanceof SamlRefusal) return { failure: error.message };
    throw error;
  }
}

/** Whether this admin got through with settings and a certificate that these still are. */
export async function hasPassedTrial(userId: number, config: SsoConfig): Promise<boolean> {
  const trial = await prisma.ssoTrial.findUnique({ where: { userId } });
  return trial !== null && isPassed(trial, config);
}

export function isPassed(
  trial: { settings: string; certificate: string | null },
  config: SsoConfig,
): boolean {
  const isSame = trial.settings === settingsHash(config);
  return isSame && trial.certificate !== null && certificateHashes(config).includes(trial.certificate);
}
