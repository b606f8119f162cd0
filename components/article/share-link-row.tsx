'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { copyText } from '@/lib/client/clipboard';
import { formatDateTime } from '@/lib/dates';
import type { ShareLinkJson } from '@/lib/shares/schema';

type Props = { link: ShareLinkJson; onDelete: () => Promise<void> };

const shownFor = 2_000;

export function ShareLinkRow({ link, onDelete }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);

  async function copy() {
    setCopied(await copyText(new URL(link.url, location.origin).href));
    setTimeout(() => setCopied(null), shownFor);
  }

  async function remove() {
    setPending(true);
    await onDelete();
    setPending(false);
  }

  return (
    <li className="share-link">
      <a className="share-address" href={link.url} target="_blank" rel="noopener">
        {link.url}
      </a>
      <p className="hint">
        <Expiry date={link.expiry_date} /> · by {link.user.name}
      </p>
      <div className="share-buttons">
        {asking ? (
          <>
            <span className="mr-auto">Delete this link?</span>
            <Button size="sm" onClick={() => setAsking(false)}>
              Keep
            </Button>
            <Button size="sm" variant="danger" pending={pending} onClick={remove}>
              Delete
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy}>
              {copied === null ? 'Copy link' : copied ? 'Copied' : 'Select and copy it'}
            </Button>
            <Button size="sm" variant="ghost" icon="trash" onClick={() => setAsking(true)}>
              Delete link
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function Expiry({ date }: { date: string | null }) {
  if (!date) return 'Never expires';
  const past = date <= formatDateTime(new Date());
  return (
    <>
      {past ? 'Expired' : 'Expires'} <LocalTime value={date} format="dateTime" />
    </>
  );
}
