import type { ReactNode } from 'react';
import { Discardable } from '@/components/settings/save-bar';
import { SettingsNav } from '@/components/settings/settings-nav';
import '@/components/settings/settings.css';

/** Only the frame around the settings: each page runs its own read, which sends everybody but admins home. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="settings">
      <SettingsNav />
      <div className="settings-main">
        <Discardable>{children}</Discardable>
      </div>
    </div>
  );
}
