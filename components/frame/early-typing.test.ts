import { expect, test } from 'vitest';
import { isTyped, withKey } from './early-typing';

const press = (key: string, held = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...held,
});

test('what is typed early is what the field would hold', () => {
  const keys = ['g', 'u', 'y', 'Backspace', 'i', 'd', 'e', ' ', 'ß'];
  expect(keys.filter((key) => isTyped(press(key))).reduce(withKey, '')).toBe('guide ß');
});

test('keys that write nothing, and shortcuts, stay the browser’s', () => {
  for (const key of ['Enter', 'Tab', 'ArrowDown', 'Shift', 'Dead']) expect(isTyped(press(key))).toBe(false);
  expect(isTyped(press('r', { ctrlKey: true }))).toBe(false);
  expect(isTyped(press('e', { isComposing: true }))).toBe(false);
});
