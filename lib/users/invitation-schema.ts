import { z } from 'zod';
import { searchText, wireDate, wireFlag } from '@/lib/fields';
import { pageNumber } from '@/lib/paging';
import { newPassword } from '@/lib/users/schema';

export const invitationsQuery = z.object({ page: pageNumber, query: searchText.optional() });
export type InvitationsQuery = z.output<typeof invitationsQuery>;

export const invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    initials: z.string(),
    job_title: z.string().nullable(),
    phone_office: z.string().nullable(),
    phone_mobile: z.string().nullable(),
    invited_by: z.string().nullable(),
    created_at: wireDate,
    expires_at: wireDate,
    expired: wireFlag,
    mail: z.enum(['sent', 'failed', 'waiting']).meta({ description: 'What became of the latest mail.' }),
  })
  .meta({ id: 'Invitation' });
export type InvitationJson = z.infer<typeof invitation>;

export const inviteInput = z
  .object({
    users: z
      .string({ error: 'Write one member per line.' })
      .max(200_000, 'This is too much text for 100 members.')
      .meta({
        description: 'A line each: email, name, job title, phone, mobile; values may be quoted (RFC 4180).',
        example: 'ada@example.com, Ada Lovelace, Engineer, +46 8 123, "+46 70 123"',
      }),
  })
  .meta({ id: 'InviteInput' });

export const invited = z.object({ invited: z.int(), users: z.array(invitation) }).meta({ id: 'Invited' });
export type InvitedJson = z.infer<typeof invited>;

const token = z.string({ error: 'The link is not complete.' }).max(200);

export const acceptInput = z.object({ token, ...newPassword.shape }).meta({ id: 'AcceptInvitationInput' });
export type AcceptInput = z.output<typeof acceptInput>;

/** What the accept page shows to who holds the link. */
export const offer = z.object({ email: z.string(), name: z.string(), invited_by: z.string().nullable() });
export type OfferJson = z.infer<typeof offer>;
