import { z } from 'zod';
import { wireDate, wireFlag } from '@/lib/fields';

export const session = z
  .object({
    id: z.string(),
    browser: z.string(),
    ip_address: z.string().nullable(),
    created_at: wireDate,
    last_seen_at: wireDate,
    current: wireFlag,
  })
  .meta({ id: 'Session' });
export type SessionJson = z.infer<typeof session>;
