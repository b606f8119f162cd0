import { redirect } from 'next/navigation';
import type { TeamJson } from '@/lib/account/read';
import { LoginScreen } from './login-screen';
import { SsoLink } from './sso-link';

const messages: Record<string, string> = {
  refused: 'Single sign-on did not work. Try again; if it goes on, tell an admin of your team.',
  late: 'Signing in took too long, or was finished before. Try again.',
  unknown: 'Your account is not in this team yet. Ask an admin to invite you.',
  closed: 'Your account in this team is closed. Ask an admin.',
  off: 'Single sign-on is not available. Sign in with your password.',
};

/** What is good to know, and no failure. */
const notices: Record<string, string> = {
  left: 'You are signed out.',
  here: 'You are signed out here. At your identity provider you may still be signed in.',
};

type Props = {
  team: TeamJson;
  callbackUrl: string;
  /** The password form for admins, although single sign-on is forced. */
  local: boolean;
  /** Somebody has just signed out here, or is told why single sign-on failed: on to nowhere by itself. */
  stay: boolean;
  /** Why single sign-on failed: one of the words above. */
  failure: string | undefined;
};

export function LoginEntry({ team, callbackUrl, local, stay, failure }: Props) {
  const notice = failure === undefined ? undefined : notices[failure];
  const forced = team.sso === 2 && !local;
  if (forced && !stay && failure === undefined) {
    redirect(`/saml/login?callbackUrl=${encodeURIComponent(callbackUrl)}` as '/');
  }
  return (
    <LoginScreen
      account={team}
      callbackUrl={callbackUrl}
      sso={team.sso > 0 && <SsoLink callbackUrl={callbackUrl} forced={forced} />}
      ssoForced={forced}
      message={failure === undefined || notice ? undefined : (messages[failure] ?? messages.refused)}
      hint={local && team.sso === 2 ? 'Only admins can sign in with a password.' : notice}
    />
  );
}
