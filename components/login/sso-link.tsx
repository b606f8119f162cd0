import { buttonClass } from '@/components/ui/button-class';

type Props = { callbackUrl: string; forced: boolean };

/** A plain link: single sign-on begins with a page of another site. */
export function SsoLink({ callbackUrl, forced }: Props) {
  const href = `/saml/login?callbackUrl=${encodeURIComponent(callbackUrl)}`;
  return (
    <a className={buttonClass({ variant: forced ? 'primary' : 'secondary', size: 'lg' })} href={href}>
      Sign in with single sign-on
    </a>
  );
}
