import { z } from 'zod';
import { dateTime, wireDate } from '@/lib/fields';
import { userSummary } from '@/lib/users/schema';

export const analyticsQuery = z.object({ from: dateTime.optional(), to: dateTime.optional() });
export type AnalyticsQuery = z.output<typeof analyticsQuery>;

export const analytics = z
  .object({
    chartType: z.enum(['daily', 'hourly']),
    chartData: z.object({
      labels: z.array(wireDate),
      series: z.array(z.object({ name: z.string(), data: z.array(z.int()) })),
    }),
    totalViews: z.int(),
    totalUsers: z.int(),
    users: z.array(userSummary),
  })
  .meta({ id: 'Analytics' });
export type AnalyticsJson = z.infer<typeof analytics>;
