'use client';

import { Icon } from '@/components/ui/icon';

export function LogoutForm({ csrfToken }: { csrfToken: string }) {
  return (
    <form method="post" action="/logout" onSubmit={() => sessionStorage.clear()}>
      <input type="hidden" name="_token" value={csrfToken} />
      <button type="submit" className="menu-item">
        <Icon name="log-out" />
        Logout
      </button>
    </form>
  );
}
