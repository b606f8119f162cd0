import { expect } from '@playwright/test';
import type { Paged } from '@/lib/paging';
import type { ContactJson, ContactListJson, PersonJson } from '@/lib/people/schema';
import type { Refusal } from '../client.ts';
import { createContact, createContactList, insertUser, unique } from '../factories.ts';
import { test } from '../fixtures.ts';

const at = (list: { id: number }, contact?: { id: number }) =>
  `/api/people/contact-list/${list.id}${contact ? `/contact/${contact.id}` : ''}`;

const fields = [
  { label: 'Web', type: 'link' },
  { label: 'Mail', type: 'email' },
  { label: 'Phone', type: 'tel' },
  { label: 'Note', type: 'text' },
  { label: 'Active', type: 'yes_no' },
];

test('a list has fields of its own, a contact their values', async ({ admin, member }) => {
  const list = await createContactList(admin, fields);
  expect(list).toEqual({ id: expect.any(Number), name: list.name, fields, version: 1 });
  const values = { Web: 'https://x.test/', Mail: 'a@x.test', Phone: '+46 8 123', Note: 'Hi' };
  const contact = await createContact(admin, list, values);
  const { body, headers } = await member.api.get<ContactJson>(at(list, contact));
  expect(body).toEqual({ ...contact, list_id: list.id, version: 1 });
  expect(body.fields).toMatchObject(values);
  expect(headers.get('etag')).toBe('"1"');
});

for (const [body, field] of [
  [{ name: '' }, 'name'],
  [{ name: 'x', fields: [{ label: '', type: 'text' }] }, 'fields'],
  [{ name: 'x', fields: [{ label: 'a', type: 'colour' }] }, 'fields'],
  [{ name: 'x', fields: ['a', 'A'].map((label) => ({ label, type: 'text' })) }, 'fields'],
  [{ name: 'x', fields: [{ label: 'constructor', type: 'text' }] }, 'fields'],
] as const) {
  test(`no list is made of ${JSON.stringify(body).slice(0, 70)}`, async ({ admin }) => {
    const answer = await admin.api.post<Refusal>('/api/people/contact-list', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });
}

for (const values of [
  { Unknown: 'x' },
  { Web: 'javascript:alert(1)' },
  { Mail: 'nobody' },
  { Active: 'perhaps' },
  { Note: 'x'.repeat(2001) },
  { Note: { not: '' } },
]) {
  test(`no contact holds ${JSON.stringify(values).slice(0, 40)}`, async ({ admin }) => {
    const list = await createContactList(admin, fields);
    const answer = await admin.api.post(`${at(list)}/contact`, { name: 'x', fields: values });
    expect(answer.status).toBe(422);
  });
}

test('a save keeps the values that are not sent, a stale one changes nothing', async ({ admin }) => {
  const list = await createContactList(admin, fields);
  const contact = await createContact(admin, list, { Note: 'Kept', Phone: '+46 8 1' });
  const headers = { 'If-Match': '"1"' };
  const save = (body: object) => admin.api.put<Refusal & ContactJson>(at(list, contact), body, { headers });
  expect((await save({ fields: { Phone: '+46 8 2' } })).body.fields).toMatchObject({
    Note: 'Kept',
    Phone: '+46 8 2',
  });
  const gone = await admin.api.del<Refusal>(at(list, contact), { headers });
  expect([gone.status, gone.body?.current]).toEqual([409, expect.objectContaining({ version: 2 })]);
  const stale = await save({ name: 'Older' });
  expect([stale.status, stale.body.current]).toEqual([
    409,
    expect.objectContaining({ version: 2, name: contact.name }),
  ]);
});

test('a list that changed meanwhile is not deleted by who saw an older one', async ({ admin }) => {
  const list = await createContactList(admin);
  await admin.api.put(at(list), { name: 'Newer' });
  const stale = await admin.api.del<Refusal>(at(list), { headers: { 'If-Match': '"1"' } });
  expect([stale.status, stale.body?.current]).toEqual([409, expect.objectContaining({ name: 'Newer' })]);
});

test('a renamed field keeps its values, a removed one takes them along', async ({ admin }) => {
  const list = await createContactList(admin, fields);
  const contact = await createContact(admin, list, { Note: 'Kept', Phone: '+46 8 1' });
  const renamed = [{ label: 'Remark', type: 'text', was: 'Note' }];
  const saved = await admin.api.put<ContactListJson>(at(list), { fields: renamed });
  expect(saved.body.fields).toEqual([{ label: 'Remark', type: 'text' }]);
  expect((await admin.api.get<ContactJson>(at(list, contact))).body.fields).toEqual({ Remark: 'Kept' });
});

test('a contact is found in its own list only, and goes with it', async ({ admin }) => {
  const [list, other] = [await createContactList(admin), await createContactList(admin)];
  const contact = await createContact(admin, list);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'PUT' ? { name: 'Taken' } : undefined;
    expect((await admin.api.call(method, at(other, contact), body)).status).toBe(404);
  }
  expect((await admin.api.del(at(list))).status).toBe(204);
  expect((await admin.api.get(at(list, contact))).status).toBe(404);
});

test('the directory holds staff and contacts by name, either, or one list', async ({ admin, member }) => {
  const tag = unique();
  const user = await insertUser({ name: `b ${tag}` });
  const list = await createContactList(admin);
  const { body: contact } = await admin.api.post<ContactJson>(`${at(list)}/contact`, { name: `A ${tag}` });
  const find = async (query: string) => {
    const { body } = await member.api.get<Paged<PersonJson>>(`/api/people?query=${tag}${query}`);
    return body.data.map(({ kind, id }) => `${kind} ${id}`);
  };
  expect(await find('')).toEqual([`contact ${contact.id}`, `user ${user.id}`]);
  expect(await find('&list=staff')).toEqual([`user ${user.id}`]);
  expect(await find('&list=external')).toEqual([`contact ${contact.id}`]);
  expect(await find(`&list=${list.id}`)).toEqual([`contact ${contact.id}`]);
});

test('a list that is none is refused or not found', async ({ member }) => {
  const status = async (list: string) => (await member.api.get(`/api/people?list=${list}`)).status;
  expect([await status('everybody'), await status('0')]).toEqual([422, 422]);
  expect([await status('2000000000'), await status('9999999999')]).toEqual([404, 404]);
});

test('the directory is paged by twenty-four', async ({ member }) => {
  const { body } = await member.api.get('/api/people?page=9999');
  expect(body).toMatchObject({ data: [], current_page: 9999, per_page: 24 });
});
