import type { Actor } from '@/lib/auth/actor';
import type { CategoryJson } from '@/lib/categories/schema';
import { canCreatePosts, canEditGroup, type GroupFacts } from '@/lib/groups/policy';
import type { GroupCardJson, GroupHeadJson, GroupJson } from '@/lib/groups/schema';
import type { GroupType } from '@/lib/groups/types';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

export type GroupRow = GroupFacts & {
  id: number;
  name: string;
  slug: string;
  type: GroupType;
  version: number;
};

export type CountedGroupRow = GroupRow & { posts_count: number };

export type WholeGroupRow = CountedGroupRow & { following: boolean };

export type MemberRow = UserSummaryRow & { is_member: boolean; is_creator: boolean; is_admin: boolean };

export function presentGroupHead(actor: Actor, row: GroupRow): GroupHeadJson {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    type: row.type,
    private: row.private ? 1 : 0,
    all_users_can_create_posts: row.all_users_can_create_posts ? 1 : 0,
    version: row.version,
    can: { edit: canEditGroup(actor, row), createPosts: canCreatePosts(actor, row) },
  };
}

export function presentGroupCard(actor: Actor, row: CountedGroupRow): GroupCardJson {
  return { ...presentGroupHead(actor, row), posts_count: row.posts_count };
}

export function presentGroup(
  actor: Actor,
  row: WholeGroupRow,
  categories: CategoryJson[],
  members: MemberRow[],
): GroupJson {
  const listed = (flag: 'is_member' | 'is_creator' | 'is_admin') =>
    members.filter((member) => member[flag]).map((member) => presentUserSummary(actor, member));
  return {
    ...presentGroupCard(actor, row),
    following: row.following,
    members: listed('is_member'),
    creators: listed('is_creator'),
    admins: listed('is_admin'),
    categories,
  };
}
