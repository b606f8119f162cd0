/**
 * Goes on to a page, unless there is no connection: the router would leave the document for the browser's own page of
 * being offline, and what stands here would be lost. A browser that thinks so may be wrong of a server next to it, which
 * is asked then.
 */
export async function whenReached(go: () => void, stay: () => void): Promise<void> {
  if (navigator.onLine) return go();
  try {
    await fetch('/api/health?live', { cache: 'no-store' });
  } catch {
    return stay();
  }
  go();
}
