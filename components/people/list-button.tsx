'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { ContactListJson } from '@/lib/people/schema';
import { type DraftField, ListFields } from './list-fields';
import { LostValues } from './lost-values';

type Props = {
  list?: ContactListJson;
  /** How many contacts have a value in each field. */
  filled?: Record<string, number>;
};

/** 'Add a list', or 'Edit list' with its deletion. */
export function ListButton({ list, filled = {} }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [fields, setFields] = useState<DraftField[]>([]);
  const { save, forget, pending, failure, errors } = useSave();
  const stale = failure?.code === 'stale' ? (failure.current as ContactListJson) : null;

  function show() {
    forget();
    setFields((list?.fields ?? []).map((field, key) => ({ ...field, was: field.label, key })));
    setOpen(true);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    const body = { name, fields: fields.map(({ key: _, ...field }) => field) };
    const call = () =>
      list
        ? api<ContactListJson>('PUT', `/api/people/contact-list/${list.id}`, {
            body,
            version: (stale ?? list).version,
          })
        : api<ContactListJson>('POST', '/api/people/contact-list', { body });
    const done = await save(call, (answer) => {
      router.push(`/people/list/${answer.id}` as Route);
      return null;
    });
    if (!done) return;
    setOpen(false);
    router.refresh();
  }

  function close() {
    setOpen(false);
    if (stale) router.refresh();
  }

  async function remove() {
    await api('DELETE', `/api/people/contact-list/${list?.id}`);
    router.push('/people');
    router.refresh();
  }

  return (
    <>
      {list && (
        <Button variant="ghost" icon="trash" onClick={() => setDeleting(true)}>
          Delete list
        </Button>
      )}
      <Button icon={list ? 'pencil' : 'plus'} onClick={show}>
        {list ? 'Edit list' : 'Add a list'}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={list ? `Edit ${list.name}` : 'Add a contact list'}
        error={stale ? [`${failure?.message} Save again to replace those changes.`] : failure?.messages}
        locked={pending}
        asks
        onSubmit={submit}
        footer={
          <>
            <Button onClick={close}>Close</Button>
            <Button type="submit" variant="primary" pending={pending}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Name" required error={errors.name}>
          {(control) => <Input {...control} name="name" defaultValue={list?.name} maxLength={100} />}
        </Field>
        <ListFields fields={fields} onChange={setFields} />
        <LostValues before={list?.fields ?? []} fields={fields} filled={filled} />
      </Dialog>
      {list && (
        <ConfirmDialog
          open={deleting}
          onClose={() => setDeleting(false)}
          title={`Delete ${list.name}`}
          confirm="Delete"
          danger
          onConfirm={remove}
        >
          Are you sure you wish to delete {list.name}? All its contacts are deleted with it.
        </ConfirmDialog>
      )}
    </>
  );
}
