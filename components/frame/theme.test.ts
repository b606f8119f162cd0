import { expect, test } from 'vitest';
import { themeAttribute, themeCookie } from './theme';

test('a cookie that is no theme leaves the choice to the system', () => {
  expect(themeAttribute('dark')).toBe('dark');
  expect(themeAttribute('light')).toBe('light');
  expect(themeAttribute('"><script>')).toBeUndefined();
  expect(themeAttribute(undefined)).toBeUndefined();
});

test('choosing the system takes the cookie away', () => {
  expect(themeCookie('dark')).toContain('theme=dark');
  expect(themeCookie('system')).toContain('max-age=0');
});
