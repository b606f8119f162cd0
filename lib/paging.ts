import { z } from 'zod';

/** Past the end of everything, and what PostgreSQL can still multiply. */
const farthest = 999_999_999;

/** Pages count from 0; anything that is no whole number ≥ 0 is refused (contract §1, paging). */
export const pageNumber = z
  .string()
  .regex(/^\d+$/, 'Send a whole number from 0.')
  .transform((text) => Math.min(Number(text), farthest))
  .meta({
    description: 'Counts from 0. A page past the end is empty, not an error.',
    override: { type: 'integer', minimum: 0, pattern: undefined },
  })
  .default(0);

export const pageQuery = z.object({ page: pageNumber });

export const pageFigures = { current_page: z.int(), last_page: z.int(), per_page: z.int(), total: z.int() };

export function paged<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), ...pageFigures });
}

export type Paged<T> = {
  data: T[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
};

export function presentPage<T>(data: T[], page: number, perPage: number, total: number): Paged<T> {
  return {
    data,
    current_page: page,
    last_page: Math.max(0, Math.ceil(total / perPage) - 1),
    per_page: perPage,
    total,
  };
}

/** The page in an address a person may have typed: anything that is none means the first. */
export function pageOf(value: unknown): number {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
