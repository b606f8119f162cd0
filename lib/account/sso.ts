import type { z } from 'zod';
import { canAdminister } from '@/lib/account/policy';
import { getAccount } from '@/lib/account/read';
import type { AccountJson, ssoInput } from '@/lib/account/schema';
import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { certificateHash, certificateProblem, readCertificate } from '@/lib/auth/saml/certificate';
import {
  certificateHashes,
  isComplete,
  readSsoConfig,
  type SsoConfig,
  settingsHash,
} from '@/lib/auth/saml/config';
import { hasPassedTrial } from '@/lib/auth/saml/trial';
import { prisma, type Transaction } from '@/lib/db';
import { forbidden, invalid, stale } from '@/lib/errors';
import type { Prisma } from '@/prisma/generated/client';

type SsoInput = z.output<typeof ssoInput>;

/**
 * Saves single sign-on. Forcing it takes a trial by the admin who saves, since nobody could come back from a mistake; and
 * ends every session that a password began, but the admin's own.
 * @param from.origin where the admin is, by which the identity provider will know Hearth unless BASE_URL says
 */
export async function updateSso(
  actor: Actor,
  input: SsoInput,
  from: { ifMatch: number | null; origin: string },
): Promise<AccountJson> {
  if (!canAdminister(actor)) throw forbidden();
  const before = await readSsoConfig();
  assertCertificates(input, before);
  const after = configAfter(before, input);
  if (after.mode === 2) await assertMayForce(actor, before, after);
  const done = await prisma.$transaction(async (tx) => {
    const { count } = await tx.account.updateMany({
      where: { id: 1, ...(from.ifMatch !== null && { version: from.ifMatch }) },
      data: { ...columnsOf(input), ssoOrigin: from.origin, version: { increment: 1 } },
    });
    if (count === 1) await recordChange(tx, actor, before, after);
    return count === 1;
  });
  const now = await getAccount({ ...actor, hideEmail: false }, true);
  if (!done) throw stale(now);
  return now;
}

async function recordChange(
  tx: Transaction,
  actor: Actor,
  before: SsoConfig,
  after: SsoConfig,
): Promise<void> {
  if (before.mode !== 2 && after.mode === 2) {
    await tx.session.deleteMany({ where: { sso: false, id: { not: actor.sessionId } } });
  }
  const { name } = await tx.account.findUniqueOrThrow({ where: { id: 1 }, select: { name: true } });
  await recordAudit(tx, {
    actor,
    action: 'settings.sso',
    subject: { type: 'account', id: 1, name },
    before: noteOf(before),
    after: noteOf(after),
  });
}

async function assertMayForce(actor: Actor, before: SsoConfig, after: SsoConfig): Promise<void> {
  if (before.mode === 2 && keepsWorking(before, after)) return;
  if (!isComplete(after)) {
    throw invalid(
      'sso_enabled',
      'Fill in Entity ID, Issuer URL and Certificate before single sign-on is forced.',
    );
  }
  if (await hasPassedTrial(actor.id, after)) return;
  throw invalid(
    'sso_enabled',
    'Save these settings without forcing them, then test the sign-in with your own account. After that you can force single sign-on.',
  );
}

/** Nothing that signed people in is taken away, such as when the next certificate is added. */
function keepsWorking(before: SsoConfig, after: SsoConfig): boolean {
  const kept = certificateHashes(after);
  return (
    settingsHash(before) === settingsHash(after) &&
    certificateHashes(before).every((hash) => kept.includes(hash))
  );
}

/** What was stored before may stay, expired or not, so that single sign-on can always be changed or switched off. */
function assertCertificates(input: SsoInput, { certificates }: SsoConfig): void {
  for (const field of ['sso_x509_certificate', 'sso_x509_next'] as const) {
    const text = input[field];
    if (!text || certificates.includes(text)) continue;
    const problem = certificateProblem(text);
    if (problem) throw invalid(field, problem);
  }
}

function configAfter(before: SsoConfig, input: SsoInput): SsoConfig {
  const [first = '', next = ''] = before.stored;
  const stored: [string, string] = [input.sso_x509_certificate ?? first, input.sso_x509_next ?? next];
  return {
    ...before,
    mode: input.sso_enabled ?? before.mode,
    entityId: input.sso_entity_id ?? before.entityId,
    signOnUrl: input.sso_issuer_url ?? before.signOnUrl,
    logoutUrl: input.sso_logout_url ?? before.logoutUrl,
    stored,
    certificates: stored.filter((text) => text !== ''),
    createsPeople: input.sso_creates_people ?? before.createsPeople,
    idpInitiated: input.sso_idp_initiated ?? before.idpInitiated,
    attributes: input.sso_attributes ? namedOnly(input.sso_attributes) : before.attributes,
  };
}

function columnsOf(input: SsoInput): Prisma.AccountUncheckedUpdateManyInput {
  return {
    ...(input.sso_enabled !== undefined && { ssoEnabled: input.sso_enabled }),
    ...(input.sso_entity_id !== undefined && { ssoEntityId: input.sso_entity_id }),
    ...(input.sso_issuer_url !== undefined && { ssoIssuerUrl: input.sso_issuer_url }),
    ...(input.sso_logout_url !== undefined && { ssoLogoutUrl: input.sso_logout_url }),
    ...(input.sso_x509_certificate !== undefined && { ssoX509Certificate: input.sso_x509_certificate }),
    ...(input.sso_x509_next !== undefined && { ssoX509Next: input.sso_x509_next }),
    ...(input.sso_creates_people !== undefined && { ssoCreatesPeople: input.sso_creates_people }),
    ...(input.sso_idp_initiated !== undefined && { ssoIdpInitiated: input.sso_idp_initiated }),
    ...(input.sso_attributes && { ssoAttributes: namedOnly(input.sso_attributes) as Prisma.InputJsonObject }),
  };
}

function namedOnly(names: NonNullable<SsoInput['sso_attributes']>): SsoConfig['attributes'] {
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name));
}

/** For the audit log: certificates by their hash. */
function noteOf(config: SsoConfig) {
  const hashes = config.stored.map((text) => {
    const certificate = readCertificate(text);
    return certificate && certificateHash(certificate);
  });
  return {
    sso_enabled: config.mode,
    sso_entity_id: config.entityId,
    sso_issuer_url: config.signOnUrl,
    sso_logout_url: config.logoutUrl,
    sso_x509_certificate: hashes[0],
    sso_x509_next: hashes[1],
    sso_creates_people: config.createsPeople,
    sso_idp_initiated: config.idpInitiated,
    sso_attributes: config.attributes,
  };
}
