'use client';

import type { SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError, api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { OfferJson } from '@/lib/users/invitation-schema';
import { NewPasswordFields } from './new-password-fields';
import { signIn } from './sign-in';

type Props = {
  token: string;
  offer: OfferJson;
  team: string;
  /** People sign in by the team's identity provider only. */
  forced: boolean;
};

/** The password is set and the person signed in: the next they see is the dashboard, or the way to sign in. */
export function AcceptForm({ token, offer, team, forced }: Props) {
  const { save, pending, failure, errors } = useSave();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [password, again] = [String(form.get('password')), String(form.get('password_confirmation'))];
    const done = await save(
      async () => {
        const body = { token, password, password_confirmation: again };
        const { email } = await api<{ email: string }>('POST', '/api/auth/invitation', { body, guest: true });
        if (forced) return;
        const refused = await signIn({ email, password, callbackUrl: '/' });
        if (refused) throw new ApiError(0, { message: `You are in the team now. ${refused}` }, null);
      },
      () => null,
    );
    if (done) location.assign(forced ? '/login' : '/');
  }

  const apart = failure && !errors.password && !errors.password_confirmation;
  return (
    <form method="post" className="login-form" onSubmit={submit}>
      <h2>Welcome, {offer.name}</h2>
      <p className="login-message">
        {offer.invited_by ?? 'An admin'} invited you to {team}. You sign in as <strong>{offer.email}</strong>.
        Choose your password.
      </p>
      {apart && <Alert errors={failure.messages} />}
      <NewPasswordFields errors={errors} email={offer.email} />
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        Join {team}
      </Button>
    </form>
  );
}
