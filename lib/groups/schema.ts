import { z } from 'zod';
import { category } from '@/lib/categories/schema';
import { flag, line, reference, wireFlag } from '@/lib/fields';
import { userSummary } from '@/lib/users/schema';

export const groupType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], {
  error: 'Choose a type from 1 to 5.',
});

const can = z.object({ edit: z.boolean(), createPosts: z.boolean() });

/** A group as lists answer it. */
export const groupCard = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    type: groupType,
    private: wireFlag,
    all_users_can_create_posts: wireFlag,
    posts_count: z.int(),
    version: z.int(),
    can,
  })
  .meta({ id: 'GroupCard' });
export type GroupCardJson = z.infer<typeof groupCard>;

/** What a group's own page knows of it: everything but the count, which costs a scan and is not shown there. */
export type GroupHeadJson = Omit<GroupCardJson, 'posts_count'>;

export const group = z
  .object({
    ...groupCard.shape,
    following: z.boolean(),
    members: z.array(userSummary),
    creators: z.array(userSummary),
    admins: z.array(userSummary),
    categories: z.array(category),
  })
  .meta({ id: 'Group' });
export type GroupJson = z.infer<typeof group>;

const people = z.array(reference).max(5000);

const editable = {
  name: line(100, 'Name'),
  private: flag,
  all_users_can_create_posts: flag,
  members: people,
  creators: people,
  admins: people,
};

export const createGroupInput = z
  .object({
    name: editable.name,
    type: groupType,
    private: editable.private.default(false),
    all_users_can_create_posts: editable.all_users_can_create_posts.default(true),
    members: people.default([]),
    creators: people.default([]),
    admins: people.default([]),
  })
  .meta({ id: 'CreateGroupInput' });
export type CreateGroupInput = z.output<typeof createGroupInput>;

/** Fields not sent stay. `type` is immutable, so it is not read at all. */
export const updateGroupInput = z.object(editable).partial().meta({ id: 'UpdateGroupInput' });
export type UpdateGroupInput = z.output<typeof updateGroupInput>;
