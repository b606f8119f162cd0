'use client';

import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { StatusPage } from '@/components/ui/status-page';
import { useOnline } from './use-online';

type Props = { error: unknown; retry: () => void };

/** What stands where a page failed. Without a connection that is the likely reason, so it says so. */
export function BrokenPage({ error, retry }: Props) {
  const online = useOnline();
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  const actions = (
    <>
      {/* A full load: whatever broke in this page is gone with it. */}
      <a className={buttonClass({})} href="/" data-full-load>
        Go to the start page
      </a>
      <button type="button" className={buttonClass({ variant: 'primary' })} onClick={retry}>
        <Icon name="refresh-cw" />
        Try again
      </button>
    </>
  );
  if (!online) {
    return (
      <StatusPage icon="wifi-off" title="You are offline" actions={actions}>
        This page could not be fetched. It comes as soon as the connection is back and you try again.
      </StatusPage>
    );
  }
  return (
    <StatusPage icon="unplug" code="500" title="Something broke on our side" actions={actions}>
      This page could not be shown, and nothing you wrote elsewhere is lost. Try again; if it keeps happening,
      tell an admin{digest ? ` and name the code ${digest}` : ''}.
    </StatusPage>
  );
}
