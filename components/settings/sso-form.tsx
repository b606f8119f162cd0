'use client';

import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { AccountJson } from '@/lib/account/schema';
import { api } from '@/lib/client/api';
import { useAccountSave } from './use-account-save';

const modes = [
  { value: 0, label: 'Disabled' },
  { value: 1, label: 'Enabled - with link on login page' },
  { value: 2, label: 'Enabled - forced' },
];

export function SsoForm({ account }: { account: AccountJson }) {
  const { saveAccount, pending, errors, alerts } = useAccountSave(account);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const body = { ...form, sso_enabled: Number(form.sso_enabled) };
    saveAccount((version) => api<AccountJson>('PUT', '/api/account/sso', { body, version }));
  }

  return (
    <form className="form" onSubmit={submit}>
      {alerts}
      <Field
        label="Enable SSO"
        hint="Forced: nobody signs in with a password any more."
        error={errors.sso_enabled}
      >
        {(control) => (
          <Select {...control} name="sso_enabled" options={modes} defaultValue={account.sso_enabled ?? 0} />
        )}
      </Field>
      <Field label="Entity ID" error={errors.sso_entity_id}>
        {(control) => (
          <Input {...control} name="sso_entity_id" defaultValue={account.sso_entity_id} maxLength={1000} />
        )}
      </Field>
      <Field label="Issuer URL" error={errors.sso_issuer_url}>
        {(control) => (
          <Input
            {...control}
            name="sso_issuer_url"
            inputMode="url"
            placeholder="https://"
            defaultValue={account.sso_issuer_url}
          />
        )}
      </Field>
      <Field
        label="Certificate"
        hint="x509, as your identity provider gives it."
        error={errors.sso_x509_certificate}
      >
        {(control) => (
          <Textarea
            {...control}
            name="sso_x509_certificate"
            rows={8}
            className="font-mono"
            spellCheck={false}
            defaultValue={account.sso_x509_certificate}
          />
        )}
      </Field>
      <div className="form-actions">
        <Button type="submit" variant="primary" pending={pending}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
