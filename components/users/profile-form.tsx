'use client';

import { useRouter } from 'next/navigation';
import type { SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useUnsaved } from '@/components/ui/use-unsaved';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { UserJson } from '@/lib/users/schema';

const lines = [
  { name: 'job_title', label: 'Job title', type: 'text', autoComplete: 'organization-title' },
  { name: 'phone_office', label: 'Office phone', type: 'tel', autoComplete: 'tel' },
  { name: 'phone_mobile', label: 'Mobile phone', type: 'tel', autoComplete: 'tel' },
] as const;

const texts = [
  { name: 'intro', label: 'Intro', hint: 'Two or three sentences that tell a new colleague who you are.' },
  { name: 'work_experience', label: 'Work experience', hint: undefined },
] as const;

type Props = { user: UserJson; isSelf: boolean; canChangeEmail: boolean };

export function ProfileForm({ user, isSelf, canChangeEmail }: Props) {
  const router = useRouter();
  const { save, pending, saved, failure, errors } = useSave();
  const unsaved = useUnsaved();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const success = (answer: UserJson) =>
      isSelf ? 'Your profile has been updated' : `${answer.name}'s profile has been updated`;
    const put = () => api<UserJson>('PUT', `/api/user/${user.id}`, { body });
    if (await unsaved.keep(() => save(put, success))) router.refresh();
    scrollTo({ top: 0 });
  }

  return (
    <form
      method="post"
      className="grid gap-5"
      ref={unsaved.form}
      onChange={unsaved.onChange}
      onSubmit={submit}
    >
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && <Alert errors={failure.messages} />}
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <Input {...control} name="name" defaultValue={user.name} maxLength={200} autoComplete="name" />
        )}
      </Field>
      {canChangeEmail && (
        <Field label="E-mail" required error={errors.email}>
          {(control) => <Input {...control} name="email" type="email" defaultValue={user.email ?? ''} />}
        </Field>
      )}
      {lines.map(({ name, label, type, autoComplete }) => (
        <Field key={name} label={label} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              name={name}
              type={type}
              defaultValue={user[name] ?? ''}
              autoComplete={isSelf ? autoComplete : 'off'}
            />
          )}
        </Field>
      ))}
      {texts.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]}>
          {(control) => <Textarea {...control} name={name} rows={4} defaultValue={user[name] ?? ''} />}
        </Field>
      ))}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          Save Changes
        </Button>
        <ButtonLink href={`/profile/${user.id}`}>Back to the profile</ButtonLink>
      </div>
    </form>
  );
}
