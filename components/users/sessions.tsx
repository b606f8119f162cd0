'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import type { SessionJson } from '@/lib/auth/session-schema';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

/** Where the person is signed in, with a way to end each session but this. */
export function Sessions({ sessions }: { sessions: SessionJson[] }) {
  const router = useRouter();
  const { save, pending, failure } = useSave();
  const [ending, setEnding] = useState('');
  const others = sessions.filter(({ current }) => current === 0);

  async function end(path: string) {
    setEnding(path);
    const done = await save(
      () => api('DELETE', path),
      () => null,
    );
    if (done) router.refresh();
  }

  return (
    <section className="mt-12 grid gap-4" aria-labelledby="sessions">
      <h2 id="sessions" className="text-18 font-semibold">
        Where you are signed in
      </h2>
      {failure && <Alert errors={failure.messages} />}
      <Card>
        <ul className="divide-y divide-line">
          {sessions.map(({ id, browser, ip_address, current, last_seen_at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0">
                <p className="font-medium">
                  {browser} {current === 1 && <Badge tone="accent">This session</Badge>}
                </p>
                <p className="text-13 text-soft">
                  {ip_address && `${ip_address} · `}last used{' '}
                  <LocalTime value={last_seen_at} format="dateTime" />
                </p>
              </div>
              {current === 0 && (
                <Button
                  size="sm"
                  pending={pending && ending.endsWith(id)}
                  onClick={() => end(`/api/user/sessions/${id}`)}
                >
                  End<span className="sr-only"> the session of {browser}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {others.length > 0 && (
        <div>
          <Button pending={pending && ending.endsWith('sessions')} onClick={() => end('/api/user/sessions')}>
            End all other sessions
          </Button>
        </div>
      )}
    </section>
  );
}
