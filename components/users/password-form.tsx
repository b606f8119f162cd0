'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

/** Who has always signed in by single sign-on has no password to be asked for. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const router = useRouter();
  const [asksCurrent, setAsksCurrent] = useState(hasPassword);
  const { save, pending, saved, failure, errors } = useSave();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    const done = await save(
      () => api('PUT', '/api/user/change-password', { body }),
      () => 'Your password has been updated',
    );
    if (!done) return;
    form.reset();
    setAsksCurrent(true);
    // The list of where they are signed in got shorter.
    router.refresh();
  }

  return (
    <form method="post" className="grid gap-5" onSubmit={submit}>
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && <Alert errors={failure.messages} />}
      {asksCurrent && (
        <Field label="Current password" error={errors.current_password}>
          {(control) => (
            <Input
              {...control}
              name="current_password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
      )}
      <Field label="New password" hint="At least 8 characters." error={errors.password}>
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="new-password" required />
        )}
      </Field>
      <Field label="New password again" error={errors.password_confirmation}>
        {(control) => (
          <Input
            {...control}
            name="password_confirmation"
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <p className="text-soft">Everywhere else you are signed in, the session ends.</p>
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
