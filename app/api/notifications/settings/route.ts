import { route } from '@/lib/http/route';
import { getNotificationSettings, updateNotificationSettings } from '@/lib/notifications/settings';
import { notificationSettingsInput } from '@/lib/notifications/settings-schema';

export const GET = route()({}, ({ actor }) => getNotificationSettings(actor));

export const PUT = route()({ body: notificationSettingsInput }, ({ actor, body }) =>
  updateNotificationSettings(actor, body),
);
