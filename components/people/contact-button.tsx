'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { ContactFieldJson, ContactJson, ContactListJson } from '@/lib/people/schema';
import { valueUnder } from '@/lib/people/value-under';

type Props = { list: ContactListJson; contact?: ContactJson | undefined };

/** 'Add a contact', or 'Edit contact' with its deletion. */
export function ContactButton({ list, contact }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { save, forget, pending, failure, errors } = useSave();
  const stale = failure?.code === 'stale' ? (failure.current as ContactJson) : null;
  const base = `/api/people/contact-list/${list.id}/contact`;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fields = Object.fromEntries(
      list.fields.map(({ label }) => [label, form.get(`field:${label}`) ?? '']),
    );
    const body = { name: form.get('name'), fields };
    const call = () =>
      contact
        ? api('PUT', `${base}/${contact.id}`, { body, version: (stale ?? contact).version })
        : api('POST', base, { body });
    if (!(await save(call, () => null))) return;
    setOpen(false);
    router.refresh();
  }

  function show() {
    forget();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    if (stale) router.refresh();
  }

  async function remove() {
    await api('DELETE', `${base}/${contact?.id}`);
    router.push(`/people/list/${list.id}` as Route);
    router.refresh();
  }

  return (
    <>
      {contact && (
        <Button variant="ghost" icon="trash" onClick={() => setDeleting(true)}>
          Delete contact
        </Button>
      )}
      <Button variant={contact ? 'secondary' : 'primary'} icon={contact ? 'pencil' : 'plus'} onClick={show}>
        {contact ? 'Edit contact' : 'Add a contact'}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={contact ? `Edit ${contact.name}` : `Add a contact to ${list.name}`}
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
          {(control) => <Input {...control} name="name" defaultValue={contact?.name} maxLength={200} />}
        </Field>
        {list.fields.map((field) => (
          <ValueField
            key={field.label}
            field={field}
            value={(contact && valueUnder(contact.fields, field.label)) ?? ''}
            error={errors[`fields.${field.label}`]}
          />
        ))}
      </Dialog>
      {contact && (
        <ConfirmDialog
          open={deleting}
          onClose={() => setDeleting(false)}
          title={`Delete ${contact.name}`}
          confirm="Delete"
          danger
          onConfirm={remove}
        >
          Are you sure you wish to delete {contact.name}?
        </ConfirmDialog>
      )}
    </>
  );
}

const inputTypes = { link: 'url', email: 'email', tel: 'tel', text: 'text' } as const;
const answers = [
  { value: '', label: 'Not said' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type ValueProps = { field: ContactFieldJson; value: string; error: string[] | undefined };

function ValueField({ field, value, error }: ValueProps) {
  const name = `field:${field.label}`;
  return (
    <Field label={field.label} error={error}>
      {(control) =>
        field.type === 'yes_no' ? (
          <Select {...control} name={name} options={answers} defaultValue={value} />
        ) : (
          <Input {...control} name={name} type={inputTypes[field.type]} defaultValue={value} />
        )
      }
    </Field>
  );
}
