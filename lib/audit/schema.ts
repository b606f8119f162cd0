import { z } from 'zod';

/** What is written down, by area. The screen filters by these. */
export const auditAreas = {
  settings: 'Settings',
  user: 'Members',
  invitation: 'Invitations',
  group: 'Groups',
  share: 'Sharing links',
  auth: 'Signing in',
} as const;

export type AuditArea = keyof typeof auditAreas;
export type AuditAction = `${AuditArea}.${string}`;

/** What was acted on, with the name it had then. */
export type AuditSubject = {
  type: 'account' | 'user' | 'invitation' | 'group' | 'post';
  id?: number | null;
  name: string;
};

const values = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z
  .object({
    id: z.int(),
    at: z.string(),
    actor: z.object({ id: z.int(), name: z.string() }).nullable(),
    action: z.string(),
    subject: z.object({ type: z.string(), id: z.int().nullable(), name: z.string() }),
    before: values,
    after: values,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryJson = z.infer<typeof auditEntry>;
