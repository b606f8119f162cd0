/** A path on this site to go on to, or '/': never another origin, however it is disguised (guard 12). */
export function sameOriginPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return '/';
  // Browsers drop tabs and line breaks and read a backslash as a slash, so either could hide a second slash.
  if (/[\\\p{Cc}]/u.test(value)) return '/';
  const url = URL.parse(value, 'http://hearth.invalid');
  // Dots that lead nowhere can leave two slashes at the front: `/..//evil.example`.
  if (url?.origin !== 'http://hearth.invalid' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
