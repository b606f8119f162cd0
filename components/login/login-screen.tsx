import type { ReactNode } from 'react';
import { BrandFace } from '@/components/frame/brand';
import { LoginForm } from './login-form';
import './login.css';

type Props = {
  account: { name: string; logo: string | null; login_title: string; login_short_intro: string };
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
    <main className="login" id="content">
      <section className="login-brand">
        <div className="brand">
          <BrandFace team={account} />
        </div>
        <div>
          <h1>{account.login_title || `Welcome to ${account.name}`}</h1>
          {account.login_short_intro && <p>{account.login_short_intro}</p>}
        </div>
      </section>
      <section className="login-side" aria-label="Sign in">
        <LoginForm {...form} />
      </section>
    </main>
  );
}
