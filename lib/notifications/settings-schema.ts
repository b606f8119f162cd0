import { z } from 'zod';
import { mailModes } from '@/lib/notifications/mail-kinds';

const mode = z.enum(mailModes, { error: 'Choose now, daily, weekly or off.' });

const modes = { posts: mode, mentions: mode, comments: mode, must_reads: mode };

export const notificationSettings = z
  .object({
    ...modes,
    time_zone: z.string().meta({ description: 'An IANA name. Digests come at 8 in the morning there.' }),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettingsJson = z.infer<typeof notificationSettings>;

/** Fields not sent stay. */
export const notificationSettingsInput = z
  .object({ ...modes, time_zone: z.string().max(60) })
  .partial()
  .meta({ id: 'NotificationSettingsInput' });
export type NotificationSettingsInput = z.infer<typeof notificationSettingsInput>;

export const defaultSettings: NotificationSettingsJson = {
  posts: 'now',
  mentions: 'now',
  comments: 'now',
  must_reads: 'now',
  time_zone: 'UTC',
};
