'use client';

import { type SubmitEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import { NewPasswordFields } from './new-password-fields';

export function ResetForm({ token }: { token: string }) {
  const { save, pending, failure, errors } = useSave();
  const [done, setDone] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { token, ...Object.fromEntries(new FormData(event.currentTarget)) };
    const call = () => api('POST', '/api/auth/reset', { body, guest: true });
    if (await save(call, () => null)) setDone(true);
  }

  if (done) {
    return (
      <div className="login-form">
        <h2>Choose a new password</h2>
        <Alert tone="success">Your password has been updated</Alert>
        <p className="text-soft">Everywhere you were signed in, the session has ended.</p>
        <ButtonLink variant="primary" size="lg" href="/login">
          Sign in
        </ButtonLink>
      </div>
    );
  }
  const apart = failure && !errors.password && !errors.password_confirmation;
  return (
    <form method="post" className="login-form" onSubmit={submit}>
      <h2>Choose a new password</h2>
      {apart && <Alert errors={failure.messages} />}
      <NewPasswordFields errors={errors} />
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        Change password
      </Button>
      <Link href="/login/forgot">Ask for another link</Link>
    </form>
  );
}
