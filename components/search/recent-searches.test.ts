import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

function signIn(id: number) {
  vi.stubGlobal('document', { querySelector: () => ({ content: String(id) }) });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  signIn(1);
});

test('what one person looked for is not told to the next at the same browser', () => {
  rememberSearch('pay rise');
  signIn(2);
  expect(recentSearches()).toEqual([]);
  rememberSearch('canteen');
  forgetSearches();
  signIn(1);
  expect(recentSearches()).toEqual(['pay rise']);
});

test('the newest search comes first, and each once', () => {
  for (const query of ['bikes', 'rooms', 'Bikes']) rememberSearch(query);
  expect(recentSearches()).toEqual(['Bikes', 'rooms']);
});
