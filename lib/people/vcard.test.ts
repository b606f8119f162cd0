import { expect, test } from 'vitest';
import { vcardOfContact, vcardOfUser } from '@/lib/people/vcard';
import type { UserJson } from '@/lib/users/schema';

const user: UserJson = {
  id: 1,
  name: 'Ada; "Countess", Lovelace',
  initials: 'AL',
  avatar: null,
  job_title: 'Analyst',
  phone_office: '+46 31 1',
  phone_mobile: null,
  intro: null,
  work_experience: null,
  pivot: { admin: 0 },
};

test('a member becomes a card without what is not there or hidden', () => {
  expect(vcardOfUser(user, 'Halyard').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Ada\\; "Countess"\\, Lovelace;;;',
    'FN:Ada\\; "Countess"\\, Lovelace',
    'ORG:Halyard',
    'TITLE:Analyst',
    'TEL;TYPE=WORK,VOICE:+46 31 1',
    'END:VCARD',
    '',
  ]);
  expect(vcardOfUser({ ...user, email: 'ada@example.com' }, 'x')).toContain(
    'EMAIL;TYPE=INTERNET:ada@example.com',
  );
});

test('no value breaks out of its line', () => {
  const card = vcardOfUser({ ...user, job_title: 'x\r\nEND:VCARD\nEMAIL:y' }, 'Halyard');
  expect(card).toContain('TITLE:x\\nEND:VCARD\\nEMAIL:y\r\n');
});

test('long lines are folded between letters', () => {
  const lines = vcardOfUser({ ...user, name: 'Å'.repeat(200) }, 'Halyard').split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toContain('Å'.repeat(200));
});

test('the fields of a contact go where address books look for them', () => {
  const list = {
    id: 1,
    name: 'Harbours',
    version: 1,
    fields: [
      { label: 'Web', type: 'link' as const },
      { label: 'Mail', type: 'email' as const },
      { label: 'Open', type: 'yes_no' as const },
    ],
  };
  const fields = { Web: 'https://example.com', Mail: 'a@example.com', Open: 'yes' };
  const card = vcardOfContact({ id: 1, list_id: 1, name: 'Ærø', fields, version: 1 }, list);
  expect(card).toContain('URL:https://example.com\r\nNOTE:Open: yes\r\n');
  expect(card).toContain('EMAIL;TYPE=INTERNET:a@example.com');
});

test('a field that is labelled like a part of every object is in the card only where it is filled in', () => {
  const fields = ['constructor', 'toString'].map((label) => ({ label, type: 'text' as const }));
  const list = { id: 1, name: 'Harbours', version: 1, fields };
  const contact = { id: 1, list_id: 1, name: 'Styrsö', fields: { toString: 'North' }, version: 1 };
  expect(vcardOfContact(contact, list)).toContain('NOTE:toString: North\r\n');
});
