import { z } from 'zod';
import { line, searchText } from '@/lib/fields';
import { pageNumber } from '@/lib/paging';

/** What a contact's own field can hold (spec §9). */
export const contactFieldTypes = ['link', 'email', 'tel', 'text', 'yes_no'] as const;

export const contactField = z
  .object({ label: z.string(), type: z.enum(contactFieldTypes) })
  .meta({ id: 'ContactField' });
export type ContactFieldJson = z.infer<typeof contactField>;

export const contactList = z
  .object({ id: z.int(), name: z.string(), fields: z.array(contactField), version: z.int() })
  .meta({ id: 'ContactList' });
export type ContactListJson = z.infer<typeof contactList>;

export const contact = z
  .object({
    id: z.int(),
    list_id: z.int(),
    name: z.string(),
    fields: z.record(z.string(), z.string()),
    version: z.int(),
  })
  .meta({ id: 'Contact' });
export type ContactJson = z.infer<typeof contact>;

export const person = z
  .object({
    kind: z.enum(['user', 'contact']),
    id: z.int(),
    list_id: z.int().nullable(),
    name: z.string(),
    title: z.string().nullable(),
    job_title: z.string().nullable(),
    avatar: z.string().nullable(),
    initials: z.string(),
    email: z.string().optional(),
    phone_office: z.string().nullable(),
    phone_mobile: z.string().nullable(),
    fields: z.array(z.object({ label: z.string(), type: z.enum(contactFieldTypes), value: z.string() })),
  })
  .meta({ id: 'Person' });
export type PersonJson = z.infer<typeof person>;

export const peopleQuery = z.object({
  page: pageNumber,
  list: z
    .union([
      z.enum(['staff', 'external']),
      z.string().regex(/^[1-9]\d{0,9}$/, 'Send staff, external or the id of a list.'),
    ])
    .optional(),
  query: searchText.optional(),
});
export type PeopleQuery = z.output<typeof peopleQuery>;

const fieldInput = z.object({
  // The values are answered as an object, which has something of its own under these.
  label: line(100, 'Label').refine((label) => !(label in Object.prototype), {
    error: ({ input }) => `A field cannot be labelled ${input}. Choose another label.`,
  }),
  type: z.enum(contactFieldTypes, { error: 'Choose link, email, tel, text or yes_no.' }),
  /** The label this field had before, so that renaming keeps the values. */
  was: z.string().max(100).optional(),
});

const fieldsInput = z
  .array(fieldInput)
  .max(50, 'A list can have at most 50 fields.')
  .refine(
    (fields) => new Set(fields.map(({ label }) => label.toLowerCase())).size === fields.length,
    'Each label can be used once in a list.',
  );

export const createContactListInput = z
  .object({ name: line(100, 'Name'), fields: fieldsInput.default([]) })
  .meta({ id: 'CreateContactListInput' });
export type CreateContactListInput = z.output<typeof createContactListInput>;

export const updateContactListInput = z
  .object({ name: line(100, 'Name').optional(), fields: fieldsInput.optional() })
  .meta({ id: 'UpdateContactListInput' });
export type UpdateContactListInput = z.output<typeof updateContactListInput>;

const values = z.record(
  z.string().max(100),
  z.union([
    z.string().max(2000, 'A value can have at most 2000 characters.'),
    z.boolean(),
    z.number(),
    z.null(),
  ]),
);

export const createContactInput = z
  .object({ name: line(200, 'Name'), fields: values.default({}) })
  .meta({ id: 'CreateContactInput' });
export const updateContactInput = z
  .object({ name: line(200, 'Name').optional(), fields: values.optional() })
  .meta({ id: 'UpdateContactInput' });
export type ContactValues = z.output<typeof values>;
export type UpdateContactInput = z.output<typeof updateContactInput>;
