import type { ReactNode } from 'react';
import { BrandFace } from '@/components/frame/brand';
import { BrandColour } from '@/components/frame/brand-colour';
import './login.css';

export type GuestTeam = {
  name: string;
  logo: string | null;
  brand_color: string | null;
  login_title: string;
  login_short_intro: string;
};

type Props = { account: GuestTeam; label: string; children: ReactNode };

/** What who is not signed in sees: the team's face, and one thing to do beside it. */
export function GuestScreen({ account, label, children }: Props) {
  return (
    <main className="login" id="content">
      <BrandColour colour={account.brand_color} />
      <section className="login-brand">
        <div className="brand">
          <BrandFace team={account} />
        </div>
        <div>
          <h1>{account.login_title || `Welcome to ${account.name}`}</h1>
          {account.login_short_intro && <p>{account.login_short_intro}</p>}
        </div>
      </section>
      <section className="login-side" aria-label={label}>
        {children}
      </section>
    </main>
  );
}
