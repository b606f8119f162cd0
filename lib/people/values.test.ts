import { expect, test } from 'vitest';
import { checkValues } from '@/lib/people/values';

const fields = [{ label: 'Phone', type: 'tel' as const }];

test.each(['(031) 12 34', '+46 31-12 34', '0046/31.12', '112'])('%s is a phone number', (Phone) => {
  expect(checkValues(fields, { Phone })).toEqual({ Phone });
});

test.each(['()()', '+--', ')31 12', '12', 'call me', '1'.repeat(51)])('%s is none', (Phone) => {
  expect(() => checkValues(fields, { Phone })).toThrow('This is not a phone number.');
});
