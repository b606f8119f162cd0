'use client';

import { type SubmitEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { useUnsaved } from '@/components/ui/use-unsaved';
import type { AccountJson } from '@/lib/account/schema';
import type { SsoSettingsJson } from '@/lib/auth/saml/schema';
import { api } from '@/lib/client/api';
import { SaveBar } from './save-bar';
import { SsoAttributes } from './sso-attributes';
import { SsoImport } from './sso-import';
import { SsoTrial } from './sso-trial';
import { useAccountSave } from './use-account-save';

const modes = [
  { value: 0, label: 'Disabled' },
  { value: 1, label: 'Enabled - with link on login page' },
  { value: 2, label: 'Enabled - forced' },
];

export function SsoForm({ settings }: { settings: SsoSettingsJson }) {
  const { saveAccount, pending, errors, alerts } = useAccountSave(settings);
  const [fields, setFields] = useState(() => fieldsOf(settings));
  const unsaved = useUnsaved();
  const bind = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget));
    const save = (version: number) => api<AccountJson>('PUT', '/api/account/sso', { body, version });
    unsaved.keep(() => saveAccount(save));
  }

  return (
    <form method="post" className="form sso" ref={unsaved.form} onChange={unsaved.onChange} onSubmit={submit}>
      {alerts}
      <Field
        label="Enable SSO"
        hint="Forced: only admins can still sign in with a password, at /login?local=1."
        error={errors.sso_enabled}
      >
        {(control) => (
          <Select {...control} name="sso_enabled" options={modes} defaultValue={settings.sso_enabled} />
        )}
      </Field>
      <SsoImport onRead={setFields} />
      <Field
        label="Entity ID"
        hint="The name of your identity provider, as its answers carry it. Some call it Issuer."
        error={errors.sso_entity_id}
      >
        {(control) => <Input {...control} {...bind('sso_entity_id')} maxLength={1000} />}
      </Field>
      <Field
        label="Issuer URL"
        hint="Where people sign in. Some call it Login URL or SSO URL."
        error={errors.sso_issuer_url}
      >
        {(control) => (
          <Input {...control} {...bind('sso_issuer_url')} inputMode="url" placeholder="https://" />
        )}
      </Field>
      <Field
        label="Logout URL"
        hint="Where people are signed out there, too, when they leave. Empty: they are signed out here only."
        error={errors.sso_logout_url}
      >
        {(control) => (
          <Input {...control} {...bind('sso_logout_url')} inputMode="url" placeholder="https://" />
        )}
      </Field>
      <Field
        label="Certificate"
        hint={expiryOf(settings.certificate) ?? 'x509, as your identity provider gives it.'}
        error={errors.sso_x509_certificate}
      >
        {(control) => <CertificateArea {...control} {...bind('sso_x509_certificate')} />}
      </Field>
      {settings.certificate?.warning && <Alert tone="warning">{settings.certificate.warning}</Alert>}
      <details className="form-group" open={settings.sso_x509_next !== '' || undefined}>
        <summary className="label">Next certificate</summary>
        <Field
          label="The one to come"
          hint={
            expiryOf(settings.next_certificate) ??
            'Both are accepted, so that nobody is locked out while your identity provider changes over.'
          }
          error={errors.sso_x509_next}
        >
          {(control) => <CertificateArea {...control} {...bind('sso_x509_next')} />}
        </Field>
        {settings.next_certificate?.warning && (
          <Alert tone="warning">{settings.next_certificate.warning}</Alert>
        )}
      </details>
      <SsoAttributes names={settings.sso_attributes} />
      <Checkbox
        name="sso_creates_people"
        label="Add new people at their first sign-in"
        hint="Otherwise only who is in the team already can sign in. Nobody becomes an admin by signing in."
        defaultChecked={settings.sso_creates_people === 1}
      />
      <Checkbox
        name="sso_idp_initiated"
        label="Allow sign-ins that begin at the identity provider"
        hint="Needed for tiles in an app launcher. Without it, every sign-in has to begin here."
        defaultChecked={settings.sso_idp_initiated === 1}
      />
      <SsoTrial settings={settings} changed={unsaved.dirty} />
      <SaveBar dirty={unsaved.dirty} pending={pending} />
    </form>
  );
}

function CertificateArea(props: { name: string; value: string }) {
  return <Textarea {...props} rows={6} className="font-mono" spellCheck={false} />;
}

function fieldsOf(settings: SsoSettingsJson) {
  const { sso_entity_id, sso_issuer_url, sso_logout_url, sso_x509_certificate, sso_x509_next } = settings;
  return { sso_entity_id, sso_issuer_url, sso_logout_url, sso_x509_certificate, sso_x509_next };
}

function bodyOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const fields = [
    'sso_entity_id',
    'sso_issuer_url',
    'sso_logout_url',
    'sso_x509_certificate',
    'sso_x509_next',
  ];
  const named = [...form.keys()].filter((name) => name.startsWith('attribute.'));
  return {
    ...Object.fromEntries(fields.map((name) => [name, text(name)])),
    sso_enabled: Number(form.get('sso_enabled')),
    sso_creates_people: form.has('sso_creates_people'),
    sso_idp_initiated: form.has('sso_idp_initiated'),
    sso_attributes: Object.fromEntries(named.map((name) => [name.slice('attribute.'.length), text(name)])),
  };
}

function expiryOf(state: SsoSettingsJson['certificate']): string | null {
  return state && `Valid until ${state.expires}.`;
}
