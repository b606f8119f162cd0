'use client';

import { useEffect } from 'react';

type Viewer = { id: number; token: string };
type Page = { isShown: () => boolean; reload: () => void; renew: (token: string) => void };

type Props = { id: number; csrfToken: string };

/**
 * Another tab may have signed in somebody else since: this one would go on under the old name, for a link fetches the
 * page and not the frame, and everything it wrote would be refused. Every frame says on coming whose it is, whatever way
 * of signing in led there. The same person only has a newer token; a mere logout shows at the next request.
 */
export function ViewerWatch({ id, csrfToken }: Props) {
  useEffect(() => {
    const watch = watchViewer({ id, token: csrfToken }, page);
    document.addEventListener('visibilitychange', watch.look);
    return () => {
      document.removeEventListener('visibilitychange', watch.look);
      watch.close();
    };
  }, [id, csrfToken]);
  return null;
}

const page: Page = {
  isShown: () => document.visibilityState === 'visible',
  reload: () => location.reload(),
  renew: (token) => document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', token),
};

/** `look`: reloads a page that is somebody else's by now; one that is hidden waits, as it may have to ask first. */
export function watchViewer({ id, token }: Viewer, { isShown, reload, renew }: Page) {
  const channel = new BroadcastChannel('hearth-viewer');
  let present = id;
  const look = () => {
    if (present !== id && isShown()) reload();
  };
  channel.onmessage = ({ data }: MessageEvent<Viewer>) => {
    if (data.id === id) renew(data.token);
    if (data.id === present) return;
    present = data.id;
    look();
  };
  channel.postMessage({ id, token });
  return { look, close: () => channel.close() };
}
