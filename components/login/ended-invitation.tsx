import { ButtonLink } from '@/components/ui/button';

export function EndedInvitation() {
  return (
    <div className="login-form">
      <h2>This invitation has ended</h2>
      <p className="text-soft">
        It was used, withdrawn, or is older than 7 days. If you joined already, sign in; else ask who invited
        you to send it again.
      </p>
      <ButtonLink variant="primary" size="lg" href="/login">
        Sign in
      </ButtonLink>
    </div>
  );
}
