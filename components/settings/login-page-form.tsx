'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { AccountJson } from '@/lib/account/schema';
import { api } from '@/lib/client/api';
import { useAccountSave } from './use-account-save';

export function LoginPageForm({ account }: { account: AccountJson }) {
  const { saveAccount, pending, errors, alerts } = useAccountSave(account);
  const [title, setTitle] = useState(account.login_title);
  const [intro, setIntro] = useState(account.login_short_intro);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { login_title: title, login_short_intro: intro };
    saveAccount((version) => api<AccountJson>('PUT', '/api/account/login', { body, version }));
  }

  return (
    <div className="login-settings">
      <form className="form" onSubmit={submit}>
        {alerts}
        <Field label="Page Title" error={errors.login_title}>
          {(control) => (
            <Input
              {...control}
              value={title}
              maxLength={200}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field label="Short Intro" error={errors.login_short_intro}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={intro}
              maxLength={1000}
              onChange={(event) => setIntro(event.target.value)}
            />
          )}
        </Field>
        <div className="form-actions">
          <Button type="submit" variant="primary" pending={pending}>
            Save Changes
          </Button>
        </div>
      </form>
      <figure className="login-preview">
        <div>
          <p className="login-preview-team">{account.name}</p>
          <p className="login-preview-title">{title || `Welcome to ${account.name}`}</p>
          {intro && <p>{intro}</p>}
        </div>
        <figcaption>Preview</figcaption>
      </figure>
    </div>
  );
}
