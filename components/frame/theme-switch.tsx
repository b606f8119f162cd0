'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { isTheme, type Theme, themeCookie } from './theme';

const choices: { theme: Theme; label: string; icon: IconName }[] = [
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
  { theme: 'system', label: 'As the system', icon: 'monitor' },
];

/** The server reads the cookie and writes `data-theme`; here both change at once. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>('system');
  useEffect(() => {
    const now = document.documentElement.dataset.theme;
    setChosen(isTheme(now) ? now : 'system');
  }, []);

  function choose(theme: Theme) {
    setChosen(theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
    document.cookie = themeCookie(theme);
  }

  return (
    <fieldset className="theme">
      <legend>Theme</legend>
      <div>
        {choices.map(({ theme, label, icon }) => (
          <label key={theme} title={label}>
            <input
              type="radio"
              name="theme"
              aria-label={label}
              checked={chosen === theme}
              onChange={() => choose(theme)}
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
