import { z } from 'zod';

export const follow = z.object({ following: z.boolean() }).meta({ id: 'Follow' });
export type FollowJson = z.infer<typeof follow>;
