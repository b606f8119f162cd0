import { z } from 'zod';
import { wireDate } from '@/lib/fields';
import type { EventFactsJson } from '@/lib/posts/schema';
import { defaultShareDays, shareDays } from '@/lib/shares/days';
import { userSummary } from '@/lib/users/schema';

export const shareInput = z
  .object({
    link_expires: z
      .union(
        shareDays.map((days) => z.literal(days)),
        { error: 'Choose 1, 7, 14, 30, 365 or 0.' },
      )
      .default(defaultShareDays),
  })
  .meta({ id: 'ShareInput' });
export type ShareInput = z.output<typeof shareInput>;

export const shareLink = z
  .object({
    id: z.int(),
    token: z.string(),
    url: z.string(),
    expiry_date: wireDate.nullable(),
    user: userSummary,
    link_expires: z.int(),
    created_at: wireDate,
  })
  .meta({ id: 'ShareLink' });
export type ShareLinkJson = z.infer<typeof shareLink>;

/** A post as its public page shows it, to people without an account. */
export type SharedPostJson = {
  team: { name: string; logo: string | null };
  title: string;
  /** Names alone. */
  authors: string[];
  published_at: string;
  /** Ready to be shown. */
  html: string;
  image: { src: string; contain: boolean; blur: string | null } | null;
  event: EventFactsJson | null;
  file: { url: string; type: string; size: number } | null;
};
