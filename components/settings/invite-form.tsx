'use client';

import { useRouter } from 'next/navigation';
import { type DragEvent, type SubmitEvent, useDeferredValue, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useLeaveWarning } from '@/components/ui/use-leave-warning';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { InvitedJson } from '@/lib/users/invitation-schema';
import { readInviteLines } from '@/lib/users/invite-lines';
import { InvitePreview } from './invite-preview';

const example = 'ada@example.com, Ada Lovelace, Engineer, +46 8 123 45, +46 70 123 45';

/** A member a line, pasted, typed or dropped as a file. The server has the last word on each line. */
export function InviteForm() {
  const router = useRouter();
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { save, pending, saved, failure } = useSave();
  useLeaveWarning(() => text.trim() !== '');
  const people = readInviteLines(useDeferredValue(text));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const done = await save(
      () => api<InvitedJson>('POST', '/api/account/users/invite', { body: { users: text } }),
      ({ invited }) => `${invited === 1 ? '1 invitation is' : `${invited} invitations are`} on the way`,
    );
    scrollTo({ top: 0 });
    if (!done) return;
    setText('');
    router.refresh();
  }

  /** What the file holds goes below what is there. */
  async function read(dropped: File | undefined) {
    if (!dropped) return;
    const added = await dropped.text();
    setText((before) => (before.trim() === '' ? added : `${before.trimEnd()}\n${added}`));
  }

  function drop(event: DragEvent) {
    const [dropped] = event.dataTransfer.files;
    setOver(false);
    if (!dropped) return;
    event.preventDefault();
    read(dropped);
  }

  return (
    <form method="post" className="form invite" onSubmit={submit}>
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && <Alert title="Nobody was invited" errors={failure.messages} />}
      <Field
        label="New members"
        hint="One member per line: email, name, job title, phone and mobile, separated by commas. Up to 100 invitations at a time. You can paste from a spreadsheet saved as CSV, or drop the file here."
      >
        {(control) => (
          <Textarea
            {...control}
            className={over ? 'invite-text invite-over' : 'invite-text'}
            rows={8}
            value={text}
            placeholder={example}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          />
        )}
      </Field>
      <InvitePreview people={people} />
      <div className="form-actions">
        <Button icon="upload" onClick={() => file.current?.click()}>
          Choose a CSV file
        </Button>
        <Button type="submit" variant="primary" pending={pending} disabled={people.length === 0}>
          Import these members
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          aria-label="CSV file"
          onChange={(event) => {
            read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </form>
  );
}
