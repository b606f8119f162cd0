'use client';

import { useRouter } from 'next/navigation';
import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { FileFacts } from './file-row';

type Props = { file: FileFacts; group: string; onClose: () => void };

/** A new title; the address stays as it was, and so do links to it. */
export function RenameFileDialog({ file, group, onClose }: Props) {
  const router = useRouter();
  const { save, pending, failure, errors } = useSave();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title')).trim();
    const call = () => api('PUT', `/api/groups/${group}/posts/${file.slug}`, { body: { title } });
    if (!(await save(call, () => null))) return;
    onClose();
    router.refresh();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename "${file.title}"`}
      error={failure && !errors.title ? failure.messages : null}
      locked={pending}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            Rename
          </Button>
        </>
      }
    >
      <Field label="Name" required error={errors.title}>
        {(control) => <Input {...control} name="title" defaultValue={file.title} maxLength={255} />}
      </Field>
    </Dialog>
  );
}
