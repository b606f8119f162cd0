import { z } from 'zod';

/** 1 thumbs_up, 2 clap, 3 love (spec §3). */
export const reactionType = z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'Send 1, 2 or 3.' });
export type ReactionType = z.infer<typeof reactionType>;

export const reactionInput = z.object({ type: reactionType }).meta({ id: 'ReactionInput' });

/** The type as a path segment. */
export const reactionParam = z
  .enum(['1', '2', '3'], { error: 'Send 1, 2 or 3.' })
  .transform(Number)
  .pipe(reactionType);
