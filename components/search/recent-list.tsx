'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { forgetSearches, recentSearches } from './recent-searches';

/** What stands in the overlay before anything is typed. */
export function RecentList({ onChoose }: { onChoose: (query: string) => void }) {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) {
    return <p className="search-nothing">Find posts by their title and text, and people by name or role.</p>;
  }
  const forget = () => {
    forgetSearches();
    setSearches([]);
  };
  return (
    <section className="search-column" aria-label="Recent searches">
      <div className="search-recent-head">
        <h2>Recent searches</h2>
        <button type="button" onClick={forget}>
          Clear
        </button>
      </div>
      <ul className="hits">
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className="search-recent" data-hit onClick={() => onChoose(search)}>
              <Icon name="rotate-ccw-clock" />
              <span className="truncate">{search}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
