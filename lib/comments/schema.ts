import { z } from 'zod';
import { wireDate } from '@/lib/fields';
import { userSummary } from '@/lib/users/schema';

export const comment = z
  .object({
    id: z.int(),
    content: z.string(),
    user: userSummary,
    created_at: wireDate,
    updated_at: wireDate,
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'Comment' });
export type CommentJson = z.infer<typeof comment>;

export const commentInput = z
  .object({ content: z.string({ error: 'Write something first.' }) })
  .meta({ id: 'CommentInput' });
