import { expect, test } from 'vitest';
import { type PersonRow, presentPerson } from '@/lib/people/present';
import { createContactListInput } from '@/lib/people/schema';

const reserved = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

test.each(reserved)('no field is labelled %s, and the refusal names it', (label) => {
  const sent = createContactListInput.safeParse({ name: 'Harbours', fields: [{ label, type: 'text' }] });
  expect(sent.error?.issues).toEqual([
    expect.objectContaining({
      path: ['fields', 0, 'label'],
      message: `A field cannot be labelled ${label}. Choose another label.`,
    }),
  ]);
});

test.each(['Constructor', 'to string', 'length', 'name'])('a field may be labelled %s', (label) => {
  const fields = [{ label, type: 'text' }];
  expect(createContactListInput.parse({ name: 'Harbours', fields }).fields).toEqual(fields);
});

test('a person of a list that has such fields already is presented with the values that are there', () => {
  const row: PersonRow = {
    kind: 'contact',
    id: 1,
    list_id: 1,
    name: 'Styrsö',
    job_title: null,
    email: null,
    phone_office: null,
    phone_mobile: null,
    avatar_key: null,
    values: JSON.parse('{ "toString": "North", "__proto__": "South" }'),
    list_fields: reserved.map((label) => ({ label, type: 'text' as const })),
  };
  const actor = { id: 1, isAdmin: false, sessionId: 'x', hideEmail: false };
  expect(presentPerson(actor, row).fields).toEqual([
    { label: 'toString', type: 'text', value: 'North' },
    { label: '__proto__', type: 'text', value: 'South' },
  ]);
});
