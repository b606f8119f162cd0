'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import type { AccountJson } from '@/lib/account/schema';
import { ApiError } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

type Account = Pick<AccountJson, 'version'>;

/**
 * What every form of the settings does: saves over the version it read, says so, and brings the page up to date. After
 * a conflict the next press replaces what somebody else saved, and says that.
 */
export function useAccountSave({ version: read }: Account) {
  const router = useRouter();
  const [newest, setNewest] = useState(read);
  const { save, saved, failure, ...state } = useSave();
  const version = Math.max(newest, read);
  const stale = failure?.code === 'stale';

  async function saveAccount(call: (version: number) => Promise<AccountJson>): Promise<boolean> {
    const base = stale ? Math.max(version, (failure.current as AccountJson).version) : version;
    const done = await save(
      () => call(base).catch(showTheirs),
      (account) => {
        setNewest(account.version);
        return `${account.name} settings have been updated`;
      },
    );
    if (done) router.refresh();
    scrollTo({ top: 0 });
    return done;
  }

  /** Discarding then shows what somebody else saved, not what was here before. */
  function showTheirs(error: unknown): never {
    if (error instanceof ApiError && error.code === 'stale') router.refresh();
    throw error;
  }

  const alerts = (
    <>
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && (
        <Alert
          errors={stale ? [`${failure.message} Save again to replace those changes.`] : failure.messages}
        />
      )}
    </>
  );
  return { ...state, saveAccount, alerts };
}
