import { z } from 'zod';
import { parseDateTime } from '@/lib/dates';
import { wireDate } from '@/lib/fields';
import { userSummary } from '@/lib/users/schema';

/** Dates stay as they were sent: the copy is the form's, and Update sends it through the post's own checks. */
const date = z
  .string()
  .refine((value) => value === '' || parseDateTime(value) !== null, 'Send a date as yyyy-MM-dd HH:mm:ss.');

const id = z.int().min(1).max(2_147_483_647);

export const workingFields = z
  .object({
    title: z.string().max(255, 'Title can have at most 255 characters.'),
    content: z.string(),
    categories: z.array(id).max(1, 'A post can be in one category.'),
    featured: z.boolean(),
    featured_image: z.string().max(500).nullable(),
    meta: z.object({ featured_image_contain: z.boolean() }),
    published_at: date.nullable(),
    authors: z.array(id).max(50, 'A post can have at most 50 authors.'),
    must_read: z.object({ due_at: date, ask_again: z.boolean().optional() }).nullable(),
    event: z.object({
      venue: z.string().max(300, 'Venue can have at most 300 characters.'),
      google_place_id: z.string().max(300).nullable(),
      starts: date,
      ends: date,
      all_day: z.boolean().optional(),
    }),
  })
  .partial()
  .meta({ id: 'WorkingFields' });
export type WorkingFields = z.output<typeof workingFields>;

export const workingCopyInput = z
  .object({ base_version: id, fields: workingFields })
  .meta({ id: 'WorkingCopyInput' });
export type WorkingCopyInput = z.output<typeof workingCopyInput>;

export const workingCopy = z
  .object({
    base_version: z.int(),
    fields: workingFields,
    /** The people that `fields.authors` names. */
    authors: z.array(userSummary),
    updated_at: wireDate,
    version: z.int(),
  })
  .meta({ id: 'WorkingCopy' });
export type WorkingCopyJson = z.infer<typeof workingCopy>;

export const editing = z
  .object({
    version: z.int(),
    updated_at: wireDate,
    others: z.array(userSummary),
  })
  .meta({ id: 'Editing' });
export type EditingJson = z.infer<typeof editing>;
