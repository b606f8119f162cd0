'use client';

import { forgetSearches } from '@/components/search/recent-searches';
import { Icon } from '@/components/ui/icon';

/** What this browser kept of the person goes with the session. */
function forget() {
  sessionStorage.clear();
  forgetSearches();
}

export function LogoutForm({ csrfToken }: { csrfToken: string }) {
  return (
    <form method="post" action="/logout" onSubmit={forget}>
      <input type="hidden" name="_token" value={csrfToken} />
      <button type="submit" className="menu-item">
        <Icon name="log-out" />
        Logout
      </button>
    </form>
  );
}
