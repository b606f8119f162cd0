'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link';
import { sameOriginPath } from '@/lib/http/same-origin-path';
import { signIn } from './sign-in';

type Props = {
  callbackUrl: string;
  sso?: ReactNode;
  ssoForced?: boolean | undefined;
  message?: string | undefined;
  hint?: string | undefined;
};

export function LoginForm({ callbackUrl, sso, ssoForced = false, message, hint }: Props) {
  const [failure, setFailure] = useState<string | null>(message ?? null);
  const [pending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const target = sameOriginPath(callbackUrl);
    setPending(true);
    setFailure(null);
    const refused = await signIn({
      email: String(fields.get('email')).trim(),
      password: String(fields.get('password')),
      callbackUrl: target,
    });
    if (refused === null) return location.assign(target);
    setFailure(refused);
    setPending(false);
    form.querySelector<HTMLInputElement>('[name="password"]')?.select();
  }

  return (
    <form className="login-form" method="post" onSubmit={submit}>
      <h2>Sign in</h2>
      <Message failure={failure} hint={hint ?? (ssoForced ? forcedHint : passwordHint)} />
      {!ssoForced && (
        <>
          <Field label="E-mail">
            {(control) => (
              <Input {...control} type="email" name="email" autoComplete="username" required autoFocus />
            )}
          </Field>
          <Field label="Password">
            {(control) => (
              <Input {...control} type="password" name="password" autoComplete="current-password" required />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg" pending={pending}>
            Sign in
          </Button>
          <Link href="/login/forgot">Forgot your password?</Link>
        </>
      )}
      {sso && !ssoForced && <p className="login-or">or</p>}
      {sso}
    </form>
  );
}

const passwordHint = 'Use your work e-mail and your password.';
const forcedHint = 'Use the account of your organisation.';

function Message({ failure, hint }: { failure: string | null; hint: string }) {
  if (failure) {
    return (
      <p className="login-message" role="alert">
        <Icon name="circle-exclamation-point" />
        <span>{failure}</span>
      </p>
    );
  }
  return <p className="login-message">{hint}</p>;
}
