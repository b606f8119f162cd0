import { z } from 'zod';
import { wireDate } from '@/lib/fields';
import { userSummary } from '@/lib/users/schema';

export const revisionKinds = { saved: 1, published: 2, updated: 3, restored: 4 } as const;
export type RevisionKind = (typeof revisionKinds)[keyof typeof revisionKinds];

export const revision = z
  .object({
    id: z.int(),
    kind: z.literal([1, 2, 3, 4]).meta({ description: '1 saved, 2 published, 3 updated, 4 restored' }),
    title: z.string(),
    user: userSummary.nullable(),
    created_at: wireDate,
    updated_at: wireDate,
  })
  .meta({ id: 'Revision' });
export type RevisionJson = z.infer<typeof revision>;

const text = z.object({ id: z.int(), title: z.string(), content: z.string() });

/** With the revision before it, which it is compared with. */
export const revisionText = z
  .object({ ...revision.shape, content: z.string(), previous: text.nullable() })
  .meta({ id: 'RevisionText' });
export type RevisionTextJson = z.infer<typeof revisionText>;
