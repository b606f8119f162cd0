export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const year = 31_536_000;

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** The `data-theme` of the page for a cookie's value; none means the system decides. */
export function themeAttribute(cookie: string | undefined): 'light' | 'dark' | undefined {
  return cookie === 'light' || cookie === 'dark' ? cookie : undefined;
}

export function themeCookie(theme: Theme): string {
  return theme === 'system'
    ? 'theme=; path=/; max-age=0; samesite=lax'
    : `theme=${theme}; path=/; max-age=${year}; samesite=lax`;
}
