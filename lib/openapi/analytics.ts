import { analytics, analyticsQuery } from '@/lib/analytics/schema';
import type { Domain } from '@/lib/openapi/operation';

export const analyticsDomain: Domain = {
  tag: 'Analytics',
  description: 'Views of a post, for group admins and team admins.',
  operations: {
    getAnalytics: {
      call: 'GET /api/groups/{group}/posts/{post}/analytics',
      summary: 'Get the views of a post',
      description:
        'From publication to now unless a range is sent, at most three years: longer, or ending before it starts, is 422. By the hour up to 48 hours, by the day (UTC) beyond, gaps filled with 0. `users` are the latest 100 who saw it, whenever that was.',
      query: analyticsQuery,
      answer: analytics,
      errors: [403],
    },
  },
};
