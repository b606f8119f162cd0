import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

const question = 'There are unsaved changes. Are you sure you want to leave?';

/** Asks before anything unsaved is left: by a link, by a shortcut to a group, by closing the tab. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    const unload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    const press = (event: MouseEvent) => {
      const href = leavingTo(event);
      if (href === null || leaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    // The header's Ctrl+1 … Ctrl+9 lead to groups.
    const shortcut = (event: KeyboardEvent) => {
      const away =
        event.ctrlKey && !event.altKey && !event.shiftKey && /^(?:Digit|Numpad)[1-9]$/.test(event.code);
      if (away && !window.confirm(question)) event.stopImmediatePropagation();
    };
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', press, true);
    window.addEventListener('keydown', shortcut, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', press, true);
      window.removeEventListener('keydown', shortcut, true);
    };
  }, [dirty]);

  return (
    <ConfirmDialog
      danger
      open={target !== null}
      onClose={() => setTarget(null)}
      title="Leave this page"
      confirm="Leave"
      cancel="Stay"
      onConfirm={async () => {
        leaving.current = true;
        if (target) router.push(target as Parameters<typeof router.push>[0]);
      }}
    >
      <p>{question}</p>
    </ConfirmDialog>
  );
}

/** Where in this site a press leads, or null when it leads nowhere else in this tab. */
function leavingTo(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.isContentEditable) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return null;
  return url.pathname + url.search + url.hash;
}
