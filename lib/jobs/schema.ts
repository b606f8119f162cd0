import { z } from 'zod';
import { wireDate } from '@/lib/fields';
import { paged } from '@/lib/paging';

export const deadJob = z
  .object({
    id: z.string(),
    job: z.string().meta({ description: 'What was to be done.' }),
    input: z.record(z.string(), z.unknown()).nullable(),
    error: z.string().nullable(),
    tries: z.int(),
    enqueued_at: wireDate.nullable(),
    failed_at: wireDate,
  })
  .meta({ id: 'DeadJob' });
export type DeadJobJson = z.infer<typeof deadJob>;

export const waitingQueue = z
  .object({
    name: z.string(),
    waiting: z.int().meta({ description: 'Jobs that are due.' }),
    seconds: z.int().meta({ description: 'How long the oldest of them has waited.' }),
  })
  .meta({ id: 'WaitingQueue' });
export type WaitingQueueJson = z.infer<typeof waitingQueue>;

export const jobsReport = paged(deadJob)
  .extend({ queues: z.array(waitingQueue) })
  .meta({ id: 'JobsReport' });
export type JobsReportJson = z.infer<typeof jobsReport>;
