import type { Actor } from '@/lib/auth/actor';
import { prisma, type Transaction } from '@/lib/db';
import { forbidden, stale } from '@/lib/errors';
import { canEditContacts } from '@/lib/people/policy';
import { getContact, getContactList } from '@/lib/people/read';
import type {
  ContactJson,
  ContactListJson,
  ContactValues,
  CreateContactListInput,
  UpdateContactInput,
  UpdateContactListInput,
} from '@/lib/people/schema';
import { checkValues } from '@/lib/people/values';

export async function createContactList(
  actor: Actor,
  input: CreateContactListInput,
): Promise<ContactListJson> {
  assertEditor(actor);
  const fields = input.fields.map(({ label, type }) => ({ label, type }));
  const { id } = await prisma.contactList.create({ data: { name: input.name, fields } });
  return getContactList(actor, id);
}

/** Renaming a field (`was`) keeps its contacts' values; values of a removed field go with it. */
export async function updateContactList(
  actor: Actor,
  id: number,
  input: UpdateContactListInput,
  ifMatch: number | null,
): Promise<ContactListJson> {
  assertEditor(actor);
  const before = await getContactList(actor, id);
  const fields = input.fields?.map(({ label, type }) => ({ label, type }));
  const saved = await prisma.$transaction(async (tx) => {
    const { count } = await tx.contactList.updateMany({
      where: { id, ...(ifMatch !== null && { version: ifMatch }) },
      data: {
        version: { increment: 1 },
        ...(input.name !== undefined && { name: input.name }),
        ...(fields && { fields }),
      },
    });
    if (count > 0 && input.fields) await carryValues(tx, before, input.fields);
    return count > 0;
  });
  const now = await getContactList(actor, id);
  if (!saved) throw stale(now);
  return now;
}

/** Deletes the list with its contacts. */
export async function deleteContactList(actor: Actor, id: number, ifMatch: number | null): Promise<void> {
  assertEditor(actor);
  const where = { id, ...(ifMatch !== null && { version: ifMatch }) };
  const { count } = await prisma.contactList.deleteMany({ where });
  if (count === 0) throw stale(await getContactList(actor, id));
}

export async function createContact(
  actor: Actor,
  listId: number,
  input: { name: string; fields: ContactValues },
): Promise<ContactJson> {
  assertEditor(actor);
  const list = await getContactList(actor, listId);
  const fields = checkValues(list.fields, input.fields);
  const { id } = await prisma.contact.create({ data: { listId, name: input.name, fields } });
  return getContact(actor, listId, id);
}

export async function updateContact(
  actor: Actor,
  ids: { list: number; contact: number },
  input: UpdateContactInput,
  ifMatch: number | null,
): Promise<ContactJson> {
  assertEditor(actor);
  const before = await getContact(actor, ids.list, ids.contact);
  const list = await getContactList(actor, ids.list);
  const fields = input.fields && checkValues(list.fields, { ...before.fields, ...input.fields });
  const { count } = await prisma.contact.updateMany({
    where: { id: ids.contact, listId: ids.list, ...(ifMatch !== null && { version: ifMatch }) },
    data: {
      version: { increment: 1 },
      ...(input.name !== undefined && { name: input.name }),
      ...(fields && { fields }),
    },
  });
  const now = await getContact(actor, ids.list, ids.contact);
  if (count === 0) throw stale(now);
  return now;
}

export async function deleteContact(
  actor: Actor,
  ids: { list: number; contact: number },
  ifMatch: number | null,
): Promise<void> {
  assertEditor(actor);
  const where = { id: ids.contact, listId: ids.list, ...(ifMatch !== null && { version: ifMatch }) };
  const { count } = await prisma.contact.deleteMany({ where });
  if (count === 0) throw stale(await getContact(actor, ids.list, ids.contact));
}

/** Every contact's values under the new labels, in one statement. */
async function carryValues(
  tx: Transaction,
  before: ContactListJson,
  fields: NonNullable<UpdateContactListInput['fields']>,
): Promise<void> {
  const known = new Set(before.fields.map((field) => field.label));
  const carried = fields
    .map(({ label, was }) => ({ label, from: was ?? label }))
    .filter(({ from }) => known.has(from));
  await tx.$executeRaw`
    update contacts c set fields = coalesce((
      select jsonb_object_agg(t.label, c.fields -> t.source)
      from unnest(${carried.map(({ label }) => label)}::text[], ${carried.map(({ from }) => from)}::text[]) as t(label, source)
      where c.fields ? t.source), '{}'::jsonb)
    where c.list_id = ${before.id}`;
}

function assertEditor(actor: Actor): void {
  if (!canEditContacts(actor)) throw forbidden();
}
