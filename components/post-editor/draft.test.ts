import { afterEach, describe, expect, it, vi } from 'vitest';
import { changesOf, draftOf, fromLocalInput, toLocalInput, withStart } from './draft';

const writer = { id: 7, name: 'Eva', initials: 'E', avatar: null, job_title: null };
const draft = draftOf(null, { category: null, writer });

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Europe/Stockholm', '2026-11-03 08:15:00', '2026-11-03T09:15'],
  ['Europe/Stockholm', '2026-07-03 07:15:00', '2026-07-03T09:15'],
  ['America/New_York', '2026-01-01 02:30:00', '2025-12-31T21:30'],
  ['UTC', '2026-11-03 09:15:00', '2026-11-03T09:15'],
])('shows a date in %s and reads it back', (zone, wire, field) => {
  vi.stubEnv('TZ', zone);
  expect(toLocalInput(wire)).toBe(field);
  expect(fromLocalInput(field)).toBe(wire);
});

it('takes what is no date for none', () => {
  expect(toLocalInput('')).toBe('');
  expect(toLocalInput('soon')).toBe('');
  expect(fromLocalInput('')).toBe('');
  expect(fromLocalInput('2026-13-40T09:15')).toBe('');
});

describe('an event', () => {
  const starts = '2026-11-03 09:15:00';

  it('ends when it starts until somebody says otherwise', () => {
    expect(withStart(draft.event, starts)).toEqual({ venue: '', starts, ends: starts });
    expect(withStart({ ...draft.event, ends: '2026-11-04 09:15:00' }, starts).ends).toBe(
      '2026-11-04 09:15:00',
    );
  });

  it('is not sent before it has a start', () => {
    const event = { venue: 'Hall', starts: '', ends: '' };
    expect(changesOf({ ...draft, event }, draft)).toEqual({});
    expect(changesOf({ ...draft, event: { ...event, starts } }, draft)).toHaveProperty('event.venue', 'Hall');
  });
});
