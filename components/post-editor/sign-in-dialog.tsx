'use client';

import { type SubmitEvent, useState } from 'react';
import { signIn } from '@/components/login/sign-in';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { lookForWriter } from './use-return';

type Props = {
  /** Who was writing: nobody else may go on with their text. */
  writer: { id: number; name: string };
  onSignedIn: () => void;
  onClose: () => void;
};

/** The session ended while somebody wrote: they sign in here, and the page with their text stays. */
export function SignInDialog({ writer, onSignedIn, onClose }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function enter(attempt: () => Promise<string | null>) {
    if (pending) return;
    setPending(true);
    const refused = await attempt();
    setPending(false);
    setFailure(refused);
    if (refused === null) onSignedIn();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [email, password] = [String(fields.get('email')).trim(), String(fields.get('password'))];
    void enter(async () => (await signIn({ email, password, callbackUrl: '/' })) ?? lookForWriter(writer));
  }

  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title="Sign in to go on"
      error={failure}
      locked={pending}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={() => enter(() => lookForWriter(writer))} disabled={pending}>
            I signed in elsewhere
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            Sign in
          </Button>
        </>
      }
    >
      <p>Your session ended. What you wrote is still here and is saved once you are signed in.</p>
      <Field label="E-mail">
        {(control) => <Input {...control} type="email" name="email" autoComplete="username" required />}
      </Field>
      <Field label="Password">
        {(control) => (
          <Input {...control} type="password" name="password" autoComplete="current-password" required />
        )}
      </Field>
      <p>
        With single sign-on,{' '}
        <a className="text-accent underline" href="/login" target="_blank" rel="noopener">
          sign in in a new tab
        </a>
        .
      </p>
    </Dialog>
  );
}
