'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { api as call } from '@/lib/client/api';
import { defaultShareDays, shareDays } from '@/lib/shares/days';
import type { ShareLinkJson } from '@/lib/shares/schema';
import { ShareLinkRow } from './share-link-row';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The post in the API. */
  api: string;
};

const options = shareDays.map((days) => ({ value: days, label: labelOf(days) }));

export function ShareDialog({ open, onClose, api }: Props) {
  const [links, setLinks] = useState<ShareLinkJson[] | null>(null);
  const [days, setDays] = useState<number>(defaultShareDays);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Runs one call and shows its failure; the list is read again after it. */
  async function run(change?: () => Promise<unknown>) {
    setError(null);
    try {
      await change?.();
      setLinks(await call<ShareLinkJson[]>('GET', `${api}/share`));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'That did not work. Try again.');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read when the dialog opens
  useEffect(() => {
    if (open) run();
  }, [open, api]);

  async function generate() {
    setPending(true);
    await run(() => call('POST', `${api}/share`, { body: { link_expires: days } }));
    setPending(false);
  }

  return (
    <Dialog open={open} onClose={onClose} title="Share this post publicly" error={error}>
      <p>Whoever has a link can read this post without signing in, without comments and reactions.</p>
      <div className="share-new">
        <Field label="Link expires after" className="flex-1">
          {(control) => (
            <Select
              {...control}
              options={options}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            />
          )}
        </Field>
        <Button variant="primary" pending={pending} onClick={generate}>
          Generate sharing link
        </Button>
      </div>
      <Links
        links={links}
        failed={error !== null}
        onDelete={(id) => run(() => call('DELETE', `${api}/share/${id}`))}
      />
    </Dialog>
  );
}

type LinksProps = {
  links: ShareLinkJson[] | null;
  failed: boolean;
  onDelete: (id: number) => Promise<void>;
};

function Links({ links, failed, onDelete }: LinksProps) {
  if (!links) return failed ? null : <Waiting />;
  if (links.length === 0) return <p className="hint">There is no link to this post yet.</p>;
  return (
    <ul className="share-links" aria-label="Sharing links">
      {links.map((link) => (
        <ShareLinkRow key={link.id} link={link} onDelete={() => onDelete(link.id)} />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the links">
      <Skeleton className="h-16" />
    </Loading>
  );
}

function labelOf(days: number): string {
  if (days === 0) return 'Never';
  return days === 1 ? '1 day' : `${days} days`;
}
