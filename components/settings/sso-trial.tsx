import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-class';
import { LocalTime } from '@/components/ui/local-time';
import type { SsoSettingsJson } from '@/lib/auth/saml/schema';

type Props = { settings: SsoSettingsJson; changed: boolean };

/** A sign-in with the saved settings and the admin's own account, before anybody depends on it. */
export function SsoTrial({ settings, changed }: Props) {
  const { trial } = settings;
  const isComplete = [settings.sso_entity_id, settings.sso_issuer_url].every(Boolean) && settings.certificate;
  return (
    <fieldset className="form-group">
      <legend className="label">Test</legend>
      <p className="hint">
        Signs you in at the identity provider with the saved settings and comes back here. Single sign-on can
        be forced after your own test succeeded. You stay signed in, and nobody else notices.
      </p>
      {trial && <TrialResult trial={trial} />}
      {changed && <p className="hint">Save your changes first, then test them.</p>}
      {!changed && !isComplete && <p className="hint">Save Entity ID, Issuer URL and Certificate first.</p>}
      {!changed && isComplete && (
        <div>
          <a className={buttonClass({ variant: 'secondary' })} href="/saml/login?trial=1" data-full-load>
            Test sign-in
          </a>
        </div>
      )}
    </fieldset>
  );
}

function TrialResult({ trial }: { trial: NonNullable<SsoSettingsJson['trial']> }) {
  const when = <LocalTime value={trial.at} format="dateTime" />;
  if (trial.failure) {
    return (
      <Alert title="Your last test failed">
        <p>{trial.failure}</p>
        <p className="hint">{when}</p>
      </Alert>
    );
  }
  if (!trial.valid)
    return <Alert tone="info">The settings have changed since your last test. Test them again.</Alert>;
  return (
    <Alert tone="success" title="Your last test succeeded">
      <p className="hint">{when}</p>
    </Alert>
  );
}
