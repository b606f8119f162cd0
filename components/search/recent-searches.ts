'use client';

import { viewerId } from '@/lib/client/viewer';

const kept = 6;

/** The latest searches of this person in this browser, newest first. Storage may be full, forbidden or tampered with. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  if (query === '') return;
  const others = recentSearches().filter((text) => text.toLowerCase() !== query.toLowerCase());
  store([query, ...others].slice(0, kept));
}

/** Also at sign-out: the next person at this browser need not know what was looked for. */
export function forgetSearches(): void {
  store([]);
}

/** A session may end without Logout, and the next person sign in. */
const key = () => `hearth.recent-searches.${viewerId()}`;

function store(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key());
    else localStorage.setItem(key(), JSON.stringify(searches));
  } catch {
    // Without storage there are no recent searches, and nothing else is lost.
  }
}
