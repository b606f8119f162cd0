import { afterEach, expect, it, vi } from 'vitest';
import { fromField, toField } from './local-date';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Europe/Stockholm', '2026-11-03 08:15:00', '2026-11-03T09:15'],
  ['Europe/Stockholm', '2026-07-03 07:15:00', '2026-07-03T09:15'],
  ['America/New_York', '2026-01-01 02:30:00', '2025-12-31T21:30'],
  ['UTC', '2026-11-03 09:15:00', '2026-11-03T09:15'],
])('shows in %s and reads back', (zone, wire, field) => {
  vi.stubEnv('TZ', zone);
  expect(toField(wire)).toBe(field);
  expect(fromField(field)).toBe(wire);
});

it('takes what is no date for none', () => {
  expect(toField(null)).toBe('');
  expect(toField('soon')).toBe('');
  expect(fromField('')).toBeNull();
  expect(fromField('2026-13-40T09:15')).toBeNull();
});
