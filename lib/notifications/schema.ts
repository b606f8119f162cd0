import { z } from 'zod';
import { wireDate } from '@/lib/fields';
import { paged } from '@/lib/paging';
import { userSummary } from '@/lib/users/schema';

/** A post is to be confirmed, is to be soon, or should have been. */
export const mustReadKinds = ['required', 'due_soon', 'overdue'] as const;
export const notificationKinds = ['post', 'mention', 'comment', 'welcome', ...mustReadKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notification = z
  .object({
    id: z.int(),
    kind: z.enum(notificationKinds),
    text: z.string().meta({ description: 'What happened, in one line of plain text.' }),
    url: z.string().meta({ description: 'Where it happened: a path of this site.' }),
    user: userSummary.nullable().meta({ description: 'Who did it.' }),
    post: z.object({ id: z.int(), slug: z.string(), title: z.string() }).nullable(),
    group: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
    created_at: wireDate,
    read_at: wireDate.nullable(),
  })
  .meta({ id: 'Notification' });
export type NotificationJson = z.infer<typeof notification>;

export const notificationPage = paged(notification).extend({ unread: z.int() });
export type NotificationPage = z.infer<typeof notificationPage>;

export const unreadCount = z.object({ unread: z.int() });
export type UnreadJson = z.infer<typeof unreadCount>;

/** Some by their ids, or all of them when none are named. */
export const readInput = z
  .object({
    ids: z
      .array(
        z
          .int()
          .min(1)
          .max(2 ** 31 - 1),
      )
      .max(1000)
      .optional(),
    all: z.boolean().optional(),
  })
  .refine(({ ids, all }) => ids !== undefined || all !== false, { error: 'Send ids, or all.', path: ['ids'] })
  .meta({ id: 'NotificationsRead' });
export type ReadInput = z.infer<typeof readInput>;
