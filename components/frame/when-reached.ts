import { toast } from '@/components/ui/toast';

const offline = 'You are offline. The page comes as soon as the connection is back and you try again.';

/**
 * Goes on to a page, unless there is no connection: the router would leave the document for the browser's own page of
 * being offline, and what stands here would be lost. A browser that thinks so may be wrong of a server next to it, which
 * is asked then.
 */
export async function whenReached(go: () => void): Promise<void> {
  if (navigator.onLine) return go();
  try {
    await fetch('/api/health?live', { cache: 'no-store' });
  } catch {
    return toast.error(offline);
  }
  go();
}

/** What shows a toast cannot be fetched any more when it is to say this. */
export function prepareWords(): void {
  const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1500));
  idle(() => void import('@/components/ui/toast-viewport').catch(() => undefined));
}
