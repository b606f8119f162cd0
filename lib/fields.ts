import { z } from 'zod';
import { parseDateTime } from '@/lib/dates';

/** What PostgreSQL's `integer` holds. */
const integerId = z.int().min(1).max(2_147_483_647);

/** An id in a JSON body: a number or its digits, nothing that coercion would bend into one. */
export const bodyId = z.union([
  integerId,
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(integerId),
]);

/** Answered as 0 or 1; 0, 1, true and false are accepted (contract §1, flags). */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)], { error: 'Send 0 or 1.' })
  .transform((value) => value === true || value === 1);

export const wireFlag = z.union([z.literal(0), z.literal(1)]);

const dateExample = '2026-11-03 09:15:00';

/** `yyyy-MM-dd HH:mm:ss` in UTC, read into a Date. */
export const dateTime = z
  .string()
  .meta({ example: dateExample })
  .transform((value, context) => {
    const date = parseDateTime(value);
    if (date) return date;
    context.addIssue({ code: 'custom', message: 'Send a date as yyyy-MM-dd HH:mm:ss.' });
    return z.NEVER;
  });

export const wireDate = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .meta({ id: 'DateTime', description: 'yyyy-MM-dd HH:mm:ss in UTC.', example: dateExample });

/** The name fields: trimmed, without control characters, 1 to `max` characters. */
export function line(max: number, label: string) {
  return z
    .string({ error: `${label} is needed.` })
    .transform(cleanLine)
    .pipe(z.string().min(1, `${label} is needed.`).max(max, `${label} can have at most ${max} characters.`));
}

/** Like `line`, but it may be left empty; empty answers null. */
export function optionalLine(max: number, label: string) {
  return z
    .string()
    .nullable()
    .transform((value) => (value === null ? '' : cleanLine(value)))
    .pipe(z.string().max(max, `${label} can have at most ${max} characters.`))
    .transform((value) => value || null);
}

/** Free text over several lines; empty answers null. */
export function optionalText(max: number, label: string) {
  return z
    .string()
    .nullable()
    .transform((value) => (value ?? '').replaceAll('\0', '').trim())
    .pipe(z.string().max(max, `${label} can have at most ${max} characters.`))
    .transform((value) => value || null);
}

function cleanLine(value: string) {
  return value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Anything with an id, or the bare id: how people and groups are named in a body. */
export const reference = z.union([bodyId, z.object({ id: bodyId }).transform((value) => value.id)]);

/** A picture by its id, or its present address, which changes nothing; null or '' for none. */
export const pictureInput = z.union([reference, z.null(), z.string().max(500)], {
  error: 'Choose an image.',
});

/** NFKC first, so that look-alikes cannot pass as another address; compared without regard to case. */
export const emailAddress = z
  .string({ error: 'E-mail is needed.' })
  .transform((value) => value.normalize('NFKC').trim())
  .pipe(z.email('This is not an e-mail address.').max(320));

/** What somebody typed to search or filter by; PostgreSQL's texts cannot hold NUL. */
export const searchText = z
  .string()
  .transform((value) => value.replaceAll('\0', '').trim())
  .pipe(z.string().max(200, 'Search for at most 200 characters.'));
