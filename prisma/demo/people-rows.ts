import { checkValues } from '@/lib/people/values';
import { slugOf } from '@/lib/slugs';
import type { Prisma } from '@/prisma/generated/client';
import type { Clock } from './clock';
import { contactLists } from './content/contacts';
import { type DemoPerson, type PersonKey, people } from './content/people';
import { found } from './found';
import { type Assets, portraitLabel } from './media';
import { personKeys, userId } from './user-id';

const admins = new Set<PersonKey>(['maja', 'dmytro']);
/** The three sign-ins that the contract fixes; nobody else of the demo team can sign in. */
const signIns = new Set<PersonKey>(['maja', 'tomas', 'yuki']);

export function userRows(clock: Clock, passwordHash: string, assets: Assets): Prisma.UserCreateManyInput[] {
  return personKeys.map((key, index) => {
    const person: DemoPerson = people[key];
    const joined = clock.past({ days: 230 - index * 5, time: '08:00' });
    return {
      id: userId(key),
      name: person.name,
      email: person.email ?? `${slugOf(person.name, key).replaceAll('-', '.')}@halyard.example`,
      passwordHash: signIns.has(key) ? passwordHash : null,
      isAdmin: admins.has(key),
      avatarId: person.portrait ? found(assets, portraitLabel(key)).row.id : null,
      jobTitle: person.title,
      phoneOffice: person.office ?? null,
      phoneMobile: person.mobile ?? null,
      intro: person.intro ?? null,
      workExperience: person.work ?? null,
      createdAt: joined,
      updatedAt: joined,
    };
  });
}

export function contactRows() {
  const lists: Prisma.ContactListCreateManyInput[] = [];
  const contacts: Prisma.ContactCreateManyInput[] = [];
  for (const [index, list] of contactLists.entries()) {
    const id = index + 1;
    lists.push({ id, name: list.name, fields: list.fields });
    for (const { name, values } of list.contacts) {
      const given = Object.fromEntries(list.fields.map((field, at) => [field.label, values[at] ?? null]));
      contacts.push({ listId: id, name, fields: checkValues(list.fields, given) });
    }
  }
  return { lists, contacts };
}
