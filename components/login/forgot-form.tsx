'use client';

import { type SubmitEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

export function ForgotForm() {
  const { save, pending, failure, errors } = useSave();
  const [asked, setAsked] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const call = () => api('POST', '/api/auth/forgot', { body: { email }, guest: true });
    if (await save(call, () => null)) setAsked(email);
  }

  if (asked !== null) {
    return (
      <div className="login-form">
        <h2>Look into your mail</h2>
        <Alert tone="success">
          If {asked} belongs to a member of the team, a link to choose a new password is on its way. It works
          for an hour.
        </Alert>
        <p className="text-soft">Nothing came? Look among the spam, or ask an admin of your team.</p>
        <Link href="/login">Back to sign in</Link>
      </div>
    );
  }
  return (
    <form method="post" className="login-form" onSubmit={submit}>
      <h2>Forgot your password?</h2>
      <p className="login-message">We send you a link by which you choose a new one.</p>
      {failure && !errors.email && <Alert errors={failure.messages} />}
      <Field label="E-mail" error={errors.email}>
        {(control) => (
          <Input {...control} type="email" name="email" autoComplete="username" required autoFocus />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        Send the link
      </Button>
      <Link href="/login">Back to sign in</Link>
    </form>
  );
}
