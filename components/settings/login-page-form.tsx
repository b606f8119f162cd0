'use client';

import { type SubmitEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useUnsaved } from '@/components/ui/use-unsaved';
import type { AccountJson } from '@/lib/account/schema';
import { api } from '@/lib/client/api';
import { SaveBar } from './save-bar';
import { useAccountSave } from './use-account-save';

export function LoginPageForm({ account }: { account: AccountJson }) {
  const { saveAccount, pending, errors, alerts } = useAccountSave(account);
  const unsaved = useUnsaved();
  const [title, setTitle] = useState(account.login_title);
  const [intro, setIntro] = useState(account.login_short_intro);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { login_title: title, login_short_intro: intro };
    const put = (version: number) => api<AccountJson>('PUT', '/api/account/login', { body, version });
    unsaved.keep(() => saveAccount(put));
  }

  return (
    <div className="login-settings">
      <form method="post" className="form" ref={unsaved.form} onChange={unsaved.onChange} onSubmit={submit}>
        {alerts}
        <Field label="Page Title" error={errors.login_title}>
          {(control) => (
            <Input
              {...control}
              name="login_title"
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
              name="login_short_intro"
              rows={5}
              value={intro}
              maxLength={1000}
              onChange={(event) => setIntro(event.target.value)}
            />
          )}
        </Field>
        <SaveBar dirty={unsaved.dirty} pending={pending} />
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
