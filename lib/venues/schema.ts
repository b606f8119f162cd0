import { z } from 'zod';

export const venueQuery = z.object({
  search: z
    .string()
    .max(200, 'Search for at most 200 characters.')
    .default('')
    .meta({ description: 'From two letters on; fewer find nothing.' }),
});
export type VenueQuery = z.output<typeof venueQuery>;

export const predictions = z
  .object({ predictions: z.array(z.object({ description: z.string(), place_id: z.string() })) })
  .meta({ id: 'Predictions' });
export type PredictionsJson = z.infer<typeof predictions>;

const pixels = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'Send a whole number.')
    .transform((text) => Math.min(Math.max(Number(text), least), most))
    .meta({ override: { type: 'integer', minimum: least, maximum: most, pattern: undefined } })
    .default(fallback);

export const mapQuery = z.object({
  place_id: z.string({ error: 'Name a place.' }).min(1, 'Name a place.').max(300),
  w: pixels(100, 1720, 860),
  h: pixels(60, 880, 220),
  theme: z.enum(['light', 'dark']).default('light'),
});
export type MapQuery = z.output<typeof mapQuery>;
