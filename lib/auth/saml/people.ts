import type { AuditAction } from '@/lib/audit/schema';
import { recordAudit } from '@/lib/audit/write';
import type { Identity } from '@/lib/auth/saml/assertion';
import { type Claims, claimsOf } from '@/lib/auth/saml/attributes';
import type { SsoConfig } from '@/lib/auth/saml/config';
import { refuseUnless } from '@/lib/auth/saml/refusal';
import { prisma, type Transaction } from '@/lib/db';

type Person = { id: number; email: string | null; jobTitle: string | null; phoneOffice: string | null };

const person = { id: true, email: true, jobTitle: true, phoneOffice: true } as const;

/**
 * The member an assertion names: by what never changes about them, else by their address, else made new where the team
 * allows it. Nobody becomes or stops being an admin by signing in.
 */
export async function findOrCreatePerson(identity: Identity, config: SsoConfig): Promise<number> {
  const claims = claimsOf(identity, config.attributes);
  return prisma.$transaction(async (tx) => {
    // Two first sign-ins of one person at once would both find nobody.
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${claims.subject ?? claims.email ?? ''}, 7))::text`;
    const known = claims.subject === null ? null : await findBySubject(tx, identity.issuer, claims.subject);
    if (known?.user) {
      await follow(tx, known.user, claims);
      await link(tx, identity.issuer, claims, known.user.id);
      return known.user.id;
    }
    const found = await findByAddress(tx, identity.issuer, claims);
    if (!found) refuseUnless(!known?.removed, 'This member was deleted from the team.', 'closed');
    const id = found?.id ?? (await create(tx, claims, config));
    if (found) await follow(tx, found, claims);
    await link(tx, identity.issuer, claims, id);
    return id;
  });
}

/** Whom the assertion names among those who are here, without changing anything: for trials. */
export async function findPerson(identity: Identity, config: SsoConfig): Promise<number | null> {
  const claims = claimsOf(identity, config.attributes);
  return prisma.$transaction(async (tx) => {
    const known = claims.subject === null ? null : await findBySubject(tx, identity.issuer, claims.subject);
    return (known?.user ?? (await findByAddress(tx, identity.issuer, claims)))?.id ?? null;
  });
}

async function findBySubject(tx: Transaction, issuer: string, subject: string) {
  const row = await tx.samlIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { user: { select: { ...person, deletedAt: true, deactivatedAt: true } } },
  });
  if (!row) return null;
  refuseUnless(row.user.deactivatedAt === null, 'This member is deactivated.', 'closed');
  return row.user.deletedAt === null ? { user: row.user, removed: false } : { user: null, removed: true };
}

async function findByAddress(tx: Transaction, issuer: string, claims: Claims): Promise<Person | null> {
  if (claims.email === null) return null;
  const user = await tx.user.findFirst({
    where: { email: claims.email, deletedAt: null },
    select: {
      ...person,
      deactivatedAt: true,
      samlIdentities: { where: { issuer }, select: { subject: true } },
    },
  });
  if (!user) return null;
  refuseUnless(user.deactivatedAt === null, 'This member is deactivated.', 'closed');
  // An address that was given to somebody new must not open the account of who had it before.
  const isFree = claims.subject === null || user.samlIdentities.length === 0;
  refuseUnless(isFree, `${claims.email} belongs to a member whom the identity provider knows by another id.`);
  return user;
}

async function create(tx: Transaction, claims: Claims, config: SsoConfig): Promise<number> {
  const { email, name, jobTitle, phone } = claims;
  refuseUnless(email !== null, 'The assertion brings no e-mail address.', 'unknown');
  refuseUnless(config.createsPeople, `${email} is not in the team, and new people are not added.`, 'unknown');
  const data = {
    email,
    name: name ?? email.split('@')[0] ?? email,
    jobTitle,
    phoneOffice: phone,
    isAdmin: false,
  };
  const { id } = await tx.user.create({ data, select: { id: true } });
  await writeDown(tx, 'user.create', { id, name: data.name }, { after: { email } });
  return id;
}

/** The address follows the identity provider; title and phone are only filled in where the member has none. */
async function follow(tx: Transaction, user: Person, claims: Claims): Promise<void> {
  const { email, jobTitle, phone } = claims;
  const moved = email !== null && email.toLowerCase() !== user.email?.toLowerCase();
  const isFree = moved && !(await tx.user.findFirst({ where: { email }, select: { id: true } }));
  const data = {
    ...(moved && isFree && { email }),
    ...(!user.jobTitle && jobTitle && { jobTitle }),
    ...(!user.phoneOffice && phone && { phoneOffice: phone }),
  };
  if (Object.keys(data).length === 0) return;
  const { name } = await tx.user.update({ where: { id: user.id }, data, select: { name: true } });
  if (!data.email) return;
  const changed = { before: { email: user.email }, after: { email: data.email } };
  await writeDown(tx, 'user.update', { id: user.id, name }, changed);
}

type Address = { email: string | null };

/** Nobody who is signed in did it: the identity provider did. */
async function writeDown(
  tx: Transaction,
  action: AuditAction,
  user: { id: number; name: string },
  { before, after }: { before?: Address; after: Address },
): Promise<void> {
  const subject = { type: 'user', ...user } as const;
  const by = { ...after, by: 'single sign-on' };
  await recordAudit(tx, { actor: null, action, subject, after: by, ...(before && { before }) });
}

async function link(tx: Transaction, issuer: string, { subject }: Claims, userId: number): Promise<void> {
  if (subject === null) return;
  await tx.$executeRaw`
    insert into saml_identities (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId})
    on conflict (issuer, subject) do update set user_id = excluded.user_id, last_used_at = now()`;
}
