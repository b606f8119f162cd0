import { createHash, randomBytes } from 'node:crypto';
import type { Identity } from '@/lib/auth/saml/assertion';
import { refuseUnless } from '@/lib/auth/saml/refusal';
import type { Verified } from '@/lib/auth/saml/verify';
import { prisma, type Transaction } from '@/lib/db';

const requestMinutes = 10;
const ticketSeconds = 60;

/** What is parked between the answer of the identity provider and the browser that fetches it. */
export type Parked = { identity: Identity; certificate: string };

export type Redeemed = Parked & { path: string; testedById: number | null };

/** Notes that this browser asks, and gives the id that the answer has to name. */
export async function openRequest(request: {
  binding: string;
  path: string;
  testedById: number | null;
}): Promise<string> {
  const id = `_${randomBytes(20).toString('hex')}`;
  await sweep();
  await prisma.samlRequest.create({
    data: {
      id,
      bindingHash: hashOf(request.binding),
      path: request.path,
      testedById: request.testedById,
      expiresAt: new Date(Date.now() + requestMinutes * 60_000),
    },
  });
  return id;
}

/** An open request by its id: asked for by some browser, not answered yet and not too old. */
export async function findRequest(id: string) {
  return prisma.samlRequest.findFirst({
    where: { id, ticketHash: null, expiresAt: { gt: new Date() } },
    select: { id: true, testedById: true },
  });
}

/**
 * Spends the assertion and parks whom it names, at most once however often and wherever it arrives. Answers the ticket
 * with which the browser fetches it.
 */
export async function parkAnswer(
  requestId: string | null,
  { id, identity, certificate, expiresAt }: Verified,
  relayPath: string,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const parked: Parked = { identity, certificate };
  const answer = {
    ticketHash: hashOf(ticket),
    identity: parked,
    expiresAt: new Date(Date.now() + ticketSeconds * 1000),
  };
  await prisma.$transaction(async (tx) => {
    await spend(tx, { id, issuer: identity.issuer, expiresAt }, 'assertion');
    if (requestId === null) {
      const fresh = `_${randomBytes(20).toString('hex')}`;
      await tx.samlRequest.create({ data: { id: fresh, path: relayPath, ...answer } });
      return;
    }
    const taken = await tx.samlRequest.updateMany({
      where: { id: requestId, ticketHash: null, expiresAt: { gt: new Date() } },
      data: answer,
    });
    refuseUnless(taken.count === 1, 'The request was answered before.');
  });
  return ticket;
}

/** Refuses a message whose id came before, until it would be too old anyway. */
export async function spend(
  tx: Transaction,
  { id, issuer, expiresAt }: { id: string; issuer: string; expiresAt: Date },
  what: string,
): Promise<void> {
  const hash = hashOf(JSON.stringify([issuer, id]));
  const data = [{ hash, expiresAt }];
  const { count } = await tx.samlAssertion.createMany({ data, skipDuplicates: true });
  refuseUnless(count === 1, `The ${what} was used before.`);
}

/** Fetches what was parked, once, in the browser that asked. */
export async function redeemTicket(ticket: string, binding: string | undefined): Promise<Redeemed> {
  const [row] = await prisma.$queryRaw<
    { binding_hash: string | null; path: string; tested_by_id: number | null; identity: Parked }[]
  >`delete from saml_requests where ticket_hash = ${hashOf(ticket)} and expires_at > now()
    returning binding_hash, path, tested_by_id, identity`;
  refuseUnless(row !== undefined, 'The sign-in was finished before, or took too long.', 'late');
  const isSameBrowser = row.binding_hash === null || (binding && row.binding_hash === hashOf(binding));
  refuseUnless(Boolean(isSameBrowser), 'The answer belongs to another browser.');
  return { ...row.identity, path: row.path, testedById: row.tested_by_id };
}

async function sweep(): Promise<void> {
  const old = { where: { expiresAt: { lt: new Date() } } };
  await Promise.all([prisma.samlRequest.deleteMany(old), prisma.samlAssertion.deleteMany(old)]);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
