import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf, presentUserSummary } from '@/lib/users/present';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Åsa von Berg', 'ÅB'],
  ['madonna', 'M'],
  ['  Ada   Lovelace  ', 'AL'],
  ['Jean-Luc Picard', 'JP'],
  ["Miles O'Brien", 'MO'],
  ['Ada (née Byron) Lovelace', 'AL'],
  ['(Ada) "Lovelace"', 'AL'],
  ['A\u030Asa Berg', 'A\u030AB'],
  ['Александр Пушкин', 'АП'],
  ['محمد علي', 'مع'],
  ['李小龙', '李'],
  ['किशोर कुमार', 'किकु'],
  ['ßen Straße', 'SS'],
  ['Ada Lovelace 🎉', 'AL'],
  ['R2 D2', 'RD'],
  ['🎉', '?'],
  ['', '?'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('no name has more than two initials', () => {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const count = [...graphemes.segment(initialsOf(name))].length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(2);
    }),
  );
});

describe('an e-mail address', () => {
  const row = { id: 1, name: 'Ada', job_title: null, email: 'ada@example.com', avatar_key: null };
  const actor = (values: object) => ({ id: 2, isAdmin: false, sessionId: 's', hideEmail: true, ...values });
  const shown = (values: object, forSettings = false) =>
    'email' in presentUserSummary(actor(values), row, forSettings);

  test('shows to everybody unless the team hides addresses', () => {
    expect(shown({ hideEmail: false })).toBe(true);
    expect(shown({})).toBe(false);
  });

  test('shows to its owner, and to admins on the settings screens', () => {
    expect(shown({ id: 1 })).toBe(true);
    expect(shown({ isAdmin: true })).toBe(false);
    expect(shown({ isAdmin: true }, true)).toBe(true);
    expect(shown({}, true)).toBe(false);
  });
});
