import type { AuditAction } from '@/lib/audit/schema';
import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { prisma, type Transaction } from '@/lib/db';
import { forbidden, invalid, stale } from '@/lib/errors';
import { lockGroup, lockGroupNames } from '@/lib/groups/lock';
import { canEditGroup } from '@/lib/groups/policy';
import { answerGroupWrite, findGroup, getGroup } from '@/lib/groups/read';
import type { CreateGroupInput, GroupJson, UpdateGroupInput } from '@/lib/groups/schema';
import { freeSlug, slugOf } from '@/lib/slugs';
import { missingUsers } from '@/lib/users/read';

type Lists = { members: number[]; creators: number[]; admins: number[] };

/** Any member may create a group and becomes its admin (contract §3). */
export async function createGroup(actor: Actor, input: CreateGroupInput): Promise<GroupJson> {
  const lists = { ...input, admins: [...input.admins, actor.id] };
  await assertPeople(lists);
  const group = await prisma.$transaction(async (tx) => {
    await lockGroupNames(tx);
    const created = await tx.group.create({
      data: {
        name: input.name,
        slug: await newSlug(tx, input.name),
        type: input.type,
        private: input.private,
        allUsersCanCreate: input.all_users_can_create_posts,
      },
    });
    await saveLists(tx, created.id, lists);
    await record(tx, actor, 'group.create', { after: await readFacts(tx, created.id) });
    return created;
  });
  return getGroup(actor, group.id);
}

/** Fields and lists not sent stay. */
export async function updateGroup(
  actor: Actor,
  ref: string,
  input: UpdateGroupInput,
  ifMatch: number | null,
): Promise<GroupJson> {
  const group = await findEditableGroup(actor, ref);
  if (ifMatch !== null && ifMatch !== group.version) throw stale(await getGroup(actor, group.id));
  await assertPeople(input);
  const saved = await prisma.$transaction(async (tx) => {
    const before = await readFacts(tx, group.id);
    const { count } = await tx.group.updateMany({
      where: { id: group.id, ...(ifMatch !== null && { version: ifMatch }) },
      data: {
        version: { increment: 1 },
        ...(input.name !== undefined && { name: input.name }),
        ...(input.private !== undefined && { private: input.private }),
        ...(input.all_users_can_create_posts !== undefined && {
          allUsersCanCreate: input.all_users_can_create_posts,
        }),
      },
    });
    if (count === 0) return false;
    await saveLists(tx, group.id, { ...(await readLists(tx, group.id)), ...sentLists(input) });
    await record(tx, actor, 'group.update', { before, after: await readFacts(tx, group.id) });
    return true;
  });
  if (!saved) throw stale(await getGroup(actor, group.id));
  return answerGroupWrite(actor, group.id);
}

/** Deletes the group with its posts, categories and files' uses; there is no way back. */
export async function deleteGroup(actor: Actor, ref: string, ifMatch: number | null): Promise<void> {
  const group = await findEditableGroup(actor, ref);
  const deleted = await prisma.$transaction(async (tx) => {
    await lockGroup(tx, group.id);
    const where = { id: group.id, ...(ifMatch !== null && { version: ifMatch }) };
    if (!(await tx.group.findFirst({ where, select: { id: true } }))) return false;
    await record(tx, actor, 'group.delete', { before: await readFacts(tx, group.id) });
    await tx.post.deleteMany({ where: { groupId: group.id } });
    await tx.category.deleteMany({ where: { groupId: group.id } });
    await tx.group.deleteMany({ where });
    return true;
  });
  if (!deleted) throw stale(await getGroup(actor, group.id));
}

export async function findEditableGroup(actor: Actor, ref: string) {
  const group = await findGroup(actor, ref);
  if (!canEditGroup(actor, group)) throw forbidden();
  return group;
}

function sentLists(input: UpdateGroupInput): Partial<Lists> {
  return {
    ...(input.members && { members: input.members }),
    ...(input.creators && { creators: input.creators }),
    ...(input.admins && { admins: input.admins }),
  };
}

async function assertPeople(lists: Partial<Lists>): Promise<void> {
  for (const field of ['members', 'creators', 'admins'] as const) {
    const missing = await missingUsers(lists[field] ?? []);
    if (missing.length > 0) throw invalid(field, `Nobody in the team has the id ${missing.join(', ')}.`);
  }
}

type GroupFactsNow = Lists & { id: number; name: string; private: boolean; allUsersCanCreate: boolean };

/** What the audit log keeps of a group: who may see, write and run it. */
async function readFacts(tx: Transaction, id: number): Promise<GroupFactsNow> {
  const select = { id: true, name: true, private: true, allUsersCanCreate: true } as const;
  const group = await tx.group.findUniqueOrThrow({ where: { id }, select });
  return { ...group, ...(await readLists(tx, id)) };
}

async function record(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  facts: { before?: GroupFactsNow; after?: GroupFactsNow },
): Promise<void> {
  const { id, name } = facts.after ?? facts.before ?? { id: null, name: '' };
  await recordAudit(tx, { actor, action, subject: { type: 'group', id, name }, ...facts });
}

async function readLists(tx: Transaction, groupId: number): Promise<Lists> {
  const rows = await tx.groupMember.findMany({ where: { groupId }, orderBy: { userId: 'asc' } });
  const ids = (flag: 'isMember' | 'isCreator' | 'isAdmin') =>
    rows.filter((row) => row[flag]).map((row) => row.userId);
  return { members: ids('isMember'), creators: ids('isCreator'), admins: ids('isAdmin') };
}

/** The three lists as one row a person: admins and creators of a private group are members by having a row. */
async function saveLists(tx: Transaction, groupId: number, lists: Lists): Promise<void> {
  const { members, creators, admins } = lists;
  const everybody = [...new Set([...members, ...creators, ...admins])];
  await tx.groupMember.deleteMany({ where: { groupId } });
  await tx.groupMember.createMany({
    data: everybody.map((userId) => ({
      groupId,
      userId,
      isMember: members.includes(userId),
      isCreator: creators.includes(userId),
      isAdmin: admins.includes(userId),
    })),
  });
}

/** Whoever makes a group at the same time waits, so that two of one name get two addresses. */
async function newSlug(tx: Transaction, name: string): Promise<string> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('group slugs'))`;
  const base = slugOf(name, 'group');
  const rows = await tx.group.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } });
  return freeSlug(
    base,
    rows.map((row) => row.slug),
  );
}
