'use client';

import type { SubmitEvent } from 'react';
import { forgetSearches } from '@/components/search/recent-searches';
import { Icon } from '@/components/ui/icon';
import { csrfToken as presentToken } from '@/lib/client/api';

/** What this browser kept of the person goes with the session, which may be a newer one than the page came with. */
function leave(event: SubmitEvent<HTMLFormElement>) {
  sessionStorage.clear();
  forgetSearches();
  const token = event.currentTarget.elements.namedItem('_token');
  if (token instanceof HTMLInputElement) token.value = presentToken();
}

export function LogoutForm({ csrfToken }: { csrfToken: string }) {
  return (
    <form method="post" action="/logout" onSubmit={leave}>
      <input type="hidden" name="_token" value={csrfToken} />
      <button type="submit" className="menu-item">
        <Icon name="log-out" />
        Logout
      </button>
    </form>
  );
}
