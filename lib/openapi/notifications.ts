import { z } from 'zod';
import { notificationPage, readInput, unreadCount } from '@/lib/notifications/schema';
import { notificationSettings, notificationSettingsInput } from '@/lib/notifications/settings-schema';
import type { Domain } from '@/lib/openapi/operation';
import { pageQuery } from '@/lib/paging';

export const notificationsDomain: Domain = {
  tag: 'Notifications',
  description:
    'What a person is told, each event once. What they can no longer see is neither listed nor counted.',
  operations: {
    listNotifications: {
      call: 'GET /api/notifications',
      summary: 'List your notifications, the newest first, with the number of unread ones',
      query: pageQuery,
      answer: notificationPage,
    },
    readNotifications: {
      call: 'POST /api/notifications/read',
      summary: 'Mark notifications as read',
      description:
        'Those named by `ids`, or all of yours when none are named. Ids of other people change nothing.',
      body: readInput,
      answer: unreadCount,
    },
    watchNotifications: {
      call: 'GET /api/notifications/stream',
      summary: 'Hear at once that your notifications changed',
      description: 'Server-sent events named `changed`, without content. The stream ends after five minutes.',
      answer: z.string(),
      answerType: 'text/event-stream',
    },
    getNotificationSettings: {
      call: 'GET /api/notifications/settings',
      summary: 'Read which of your notifications are mailed, and when',
      answer: notificationSettings,
    },
    updateNotificationSettings: {
      call: 'PUT /api/notifications/settings',
      summary: 'Choose which of your notifications are mailed, and when',
      body: notificationSettingsInput,
      answer: notificationSettings,
    },
    openUnsubscribe: {
      call: 'GET /api/notifications/unsubscribe/{token}',
      summary: 'Lead to the page on which a mail is unsubscribed from',
      status: 303,
      guest: true,
    },
    unsubscribe: {
      call: 'POST /api/notifications/unsubscribe/{token}',
      summary: 'Turn off one kind of mail by the signed link of such a mail (RFC 8058)',
      guest: true,
      errors: [404],
    },
  },
};
