import { z } from 'zod';
import { parseDateTime } from '@/lib/dates';
import { searchText, wireDate } from '@/lib/fields';
import { pageNumber } from '@/lib/paging';

/** What is written down, by area. The screen filters by these. */
export const auditAreas = {
  settings: 'Settings',
  user: 'Members',
  invitation: 'Invitations',
  group: 'Groups',
  share: 'Sharing links',
  auth: 'Signing in',
  job: 'Jobs',
} as const;

export type AuditArea = keyof typeof auditAreas;
export type AuditAction = `${AuditArea}.${string}`;

/** What was acted on, with the name it had then. */
export type AuditSubject = {
  type: 'account' | 'user' | 'invitation' | 'group' | 'post' | 'job';
  id?: number | null;
  name: string;
};

const values = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z
  .object({
    id: z.int(),
    at: wireDate,
    actor: z.object({ id: z.int(), name: z.string() }).nullable(),
    action: z.string(),
    subject: z.object({ type: z.string(), id: z.int().nullable(), name: z.string() }),
    before: values,
    after: values,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryJson = z.infer<typeof auditEntry>;

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'Send a day as yyyy-MM-dd.')
  .refine((text) => parseDateTime(`${text} 00:00:00`) !== null, 'Send a day as yyyy-MM-dd.');

export const auditFilter = z.object({
  area: z.enum(Object.keys(auditAreas) as [AuditArea, ...AuditArea[]]).optional(),
  query: searchText
    .optional()
    .meta({ description: 'A part of the name of who did it or of what it was done to.' }),
  from: day.optional(),
  to: day.optional().meta({ description: 'This day included; days are UTC.' }),
});
export type AuditFilter = z.output<typeof auditFilter>;

export const auditQuery = auditFilter.extend({ page: pageNumber });
export type AuditQuery = z.output<typeof auditQuery>;

/** The filter in a page's address, which a form wrote with its empty fields or a person typed: what is none is left out. */
export function auditQueryOf(parameters: Record<string, string | string[] | undefined>): AuditQuery {
  const given = Object.entries(parameters).filter(([, value]) => typeof value === 'string' && value !== '');
  return auditQuery.safeParse(Object.fromEntries(given)).data ?? { page: 0 };
}
