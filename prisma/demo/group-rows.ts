import { slugOf } from '@/lib/slugs';
import type { Prisma } from '@/prisma/generated/client';
import type { Clock } from './clock';
import { type DemoCategory, type DemoGroup, type GroupKey, groups } from './content/groups';
import type { PersonKey } from './content/people';
import { personKeys, userId } from './user-id';

export const groupKeys = Object.keys(groups) as GroupKey[];

export function groupId(group: GroupKey): number {
  return groupKeys.indexOf(group) + 1;
}

export function groupRows(clock: Clock): Prisma.GroupCreateManyInput[] {
  const createdAt = clock.past({ days: 235 });
  return groupKeys.map((key) => {
    const group: DemoGroup = groups[key];
    const { name, type } = group;
    const flags = { private: group.private ?? false, allUsersCanCreate: !group.closed };
    return {
      id: groupId(key),
      name,
      slug: slugOf(name, key),
      type,
      ...flags,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

export function memberRows(): Prisma.GroupMemberCreateManyInput[] {
  return groupKeys.flatMap((key) => {
    const group: DemoGroup = groups[key];
    const { members = [], creators = [], admins } = group;
    const listed = new Set([...members, ...creators, ...admins]);
    return [...listed].map((person) => ({
      groupId: groupId(key),
      userId: userId(person),
      isMember: group.private || members.includes(person),
      isCreator: creators.includes(person),
      isAdmin: admins.includes(person),
    }));
  });
}

/** Who may read the group; team admins always may. */
export function audienceOf(key: GroupKey): PersonKey[] {
  const { members = [], creators = [], admins, private: closed }: DemoGroup = groups[key];
  const listed = new Set<PersonKey>([...members, ...creators, ...admins, 'maja', 'dmytro']);
  return closed ? personKeys.filter((person) => listed.has(person)) : personKeys;
}

/** `position` is the rank in document order over the group, as lib/tree keeps it. */
export function categoryRows(clock: Clock): (Prisma.CategoryCreateManyInput & { id: number })[] {
  const createdAt = clock.past({ days: 234 });
  const rows: (Prisma.CategoryCreateManyInput & { id: number })[] = [];
  for (const key of groupKeys) {
    const first = rows.length;
    const add = ({ name, children = [] }: DemoCategory, parentId: number | null) => {
      const id = rows.length + 1;
      const position = rows.length - first;
      const slug = slugOf(name, 'category');
      rows.push({
        id,
        groupId: groupId(key),
        parentId,
        name,
        slug,
        position,
        createdAt,
        updatedAt: createdAt,
      });
      for (const child of children) add(child, id);
    };
    for (const category of groups[key].categories) add(category, null);
  }
  return rows;
}
