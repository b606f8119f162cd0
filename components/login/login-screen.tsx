import type { ReactNode } from 'react';
import { GuestScreen, type GuestTeam } from './guest-screen';
import { LoginForm } from './login-form';

type Props = {
  account: GuestTeam;
  /** A path of this site; anything else leads home. */
  callbackUrl: string;
  /** The button to single sign-on, where it is enabled. */
  sso?: ReactNode;
  /** Only single sign-on may be used. */
  ssoForced?: boolean | undefined;
  /** What the server has to say on arrival, e.g. that single sign-on failed. */
  message?: string | undefined;
  /** Whom the form is for, where that is not everybody. */
  hint?: string | undefined;
};

export function LoginScreen({ account, ...form }: Props) {
  return (
    <GuestScreen account={account} label="Sign in">
      <LoginForm {...form} />
    </GuestScreen>
  );
}
