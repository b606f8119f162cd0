import { z } from 'zod';
import { wireFlag } from '@/lib/fields';

export const userSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    initials: z.string(),
    avatar: z.string().nullable(),
    job_title: z.string().nullable(),
    email: z.string().optional(),
  })
  .meta({ id: 'UserSummary' });
export type UserSummaryJson = z.infer<typeof userSummary>;

export const user = z
  .object({
    ...userSummary.shape,
    phone_office: z.string().nullable(),
    phone_mobile: z.string().nullable(),
    intro: z.string().nullable(),
    work_experience: z.string().nullable(),
    pivot: z.object({ admin: wireFlag }),
  })
  .meta({ id: 'User' });
export type UserJson = z.infer<typeof user>;
