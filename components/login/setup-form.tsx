'use client';

import type { SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ApiError, api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import { NewPasswordFields } from './new-password-fields';
import { signIn } from './sign-in';

const fields = ['token', 'organisation', 'name', 'email', 'password', 'password_confirmation'];

/** The first admin of an empty team, who is then signed in. */
export function SetupForm() {
  const { save, pending, failure, errors } = useSave();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const done = await save(
      async () => {
        const { email } = await api<{ email: string }>('POST', '/api/setup', { body, guest: true });
        const refused = await signIn({ email, password: String(body.password), callbackUrl: '/' });
        if (refused) throw new ApiError(0, { message: `The team is set up. ${refused}` }, null);
      },
      () => null,
    );
    if (done) location.assign('/');
  }

  const apart = failure && !fields.some((field) => errors[field]);
  return (
    <form method="post" className="login-form" onSubmit={submit}>
      <h2>Make the first admin</h2>
      <p className="login-message">The token stands at the end of the log of this start.</p>
      {apart && <Alert errors={failure.messages} />}
      <Field label="Token" error={errors.token} required>
        {(control) => <Input {...control} name="token" autoComplete="off" spellCheck={false} autoFocus />}
      </Field>
      <Field label="Organisation name" error={errors.organisation} required>
        {(control) => <Input {...control} name="organisation" maxLength={100} autoComplete="organization" />}
      </Field>
      <Field label="Your name" error={errors.name} required>
        {(control) => <Input {...control} name="name" maxLength={200} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={errors.email} required>
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
      </Field>
      <NewPasswordFields errors={errors} />
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        Set up the team
      </Button>
    </form>
  );
}
