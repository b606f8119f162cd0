'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LocalTime } from '@/components/ui/local-time';
import { api } from '@/lib/client/api';
import { copyText } from '@/lib/client/clipboard';
import { useSave } from '@/lib/client/use-save';
import type { CalendarFeedJson, NewCalendarFeedJson } from '@/lib/events/schema';

type Props = {
  /** Names the calendar. */
  name: string;
  /** The slug of the group that it is of; null for everything. */
  group: string | null;
  initial: CalendarFeedJson | null;
};

/** The secret address of one calendar: made, shown this once, made anew, or stopped. */
export function FeedLink({ name, group, initial }: Props) {
  const [feed, setFeed] = useState<CalendarFeedJson | NewCalendarFeedJson | null>(initial);
  const { save, pending, failure } = useSave();
  const make = () =>
    save(
      async () => setFeed(await api<NewCalendarFeedJson>('POST', '/api/calendar/feeds', { body: { group } })),
      () => null,
    );
  const stop = () =>
    save(
      async () => {
        if (feed) await api('DELETE', `/api/calendar/feeds/${feed.id}`);
        setFeed(null);
      },
      () => null,
    );
  return (
    <div className="feed-link">
      {failure && <Alert errors={failure.messages} />}
      {feed && 'url' in feed && <Address name={name} url={feed.url} />}
      <p className="hint">
        {feed ? (
          <>
            A link is in use since <LocalTime value={feed.created_at} format="dateTime" />. A new one stops
            it.
          </>
        ) : (
          'There is no link yet. Whoever has it sees these events as you do, so keep it to yourself.'
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="calendar-plus" pending={pending} onClick={make}>
          {feed ? 'Make a new link' : 'Make a link'}
        </Button>
        {feed && (
          <Button size="sm" variant="ghost" icon="unlink" pending={pending} onClick={stop}>
            Stop the link
          </Button>
        )}
      </div>
    </div>
  );
}

function Address({ name, url }: { name: string; url: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Field
      label={`Link to ${name}`}
      hint="Add it in your calendar program. Copy it now: it is shown only this once."
    >
      {(control) => (
        <span className="flex gap-2">
          <Input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />
          <Button icon={copied ? 'check' : 'copy'} onClick={async () => setCopied(await copyText(url))}>
            {copied === null ? 'Copy' : copied ? 'Copied' : 'Select and copy it'}
          </Button>
        </span>
      )}
    </Field>
  );
}
