import { z } from 'zod';
import { dateTime, flag, wireDate } from '@/lib/fields';
import { pageFigures, pageNumber } from '@/lib/paging';
import { userSummary } from '@/lib/users/schema';

/** That everybody of the group has to confirm a post, and how that stands with the actor. */
export const mustRead = z
  .object({
    due_at: wireDate,
    version: z
      .int()
      .meta({ description: 'Confirmations of this version of the post and of later ones count.' }),
    asked: z
      .boolean()
      .meta({ description: 'Whether you are to confirm it: authors are not, nor is it before publication.' }),
    confirmed_at: wireDate.nullable(),
  })
  .meta({ id: 'MustRead' });
export type MustReadJson = z.infer<typeof mustRead>;

/** Part of a post's own input: null ends it. */
export const mustReadInput = z
  .object({
    due_at: dateTime.optional(),
    ask_again: flag.optional().meta({ description: 'Confirmations so far no longer count.' }),
  })
  .nullable();
export type MustReadInput = z.output<typeof mustReadInput>;

export const confirmationInput = z
  .object({
    version: z
      .int()
      .min(1)
      .max(2 ** 31 - 1)
      .meta({ description: 'The version of the post that you read.' }),
  })
  .meta({ id: 'ConfirmationInput' });

export const confirmationStates = ['open', 'confirmed'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

export const confirmationsQuery = z.object({
  state: z.enum(confirmationStates).default('open'),
  page: pageNumber,
});
export type ConfirmationsQuery = z.output<typeof confirmationsQuery>;

export const confirmations = z
  .object({
    due_at: wireDate,
    asked: z.int(),
    confirmed: z.int(),
    data: z.array(z.object({ user: userSummary, confirmed_at: wireDate.nullable() })),
    ...pageFigures,
  })
  .meta({ id: 'Confirmations' });
export type ConfirmationsJson = z.infer<typeof confirmations>;

export const toConfirm = z
  .object({
    post: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
    group: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
    due_at: wireDate,
  })
  .meta({ id: 'ToConfirm' });
export type ToConfirmJson = z.infer<typeof toConfirm>;
