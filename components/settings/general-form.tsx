'use client';

import { useRouter } from 'next/navigation';
import type { SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useUnsaved } from '@/components/ui/use-unsaved';
import type { NavGroup } from '@/lib/account/navigation';
import type { AccountJson } from '@/lib/account/schema';
import { api } from '@/lib/client/api';
import { BrandField, brandOf } from './brand-field';
import { LogoField } from './logo-field';
import { SaveBar } from './save-bar';
import { useAccountSave } from './use-account-save';

type Props = { account: AccountJson; groups: NavGroup[] };

export function GeneralForm({ account, groups }: Props) {
  const router = useRouter();
  const { saveAccount, pending, errors, alerts } = useAccountSave(account);
  const unsaved = useUnsaved();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      name: form.get('name'),
      hide_email: form.get('hide_email') === 'on',
      homepage_groups: form.getAll('homepage_groups').map(Number),
      ...brandOf(form, account.brand_color),
    };
    const put = (version: number) => api<AccountJson>('PUT', '/api/account/general', { body, version });
    unsaved.keep(() => saveAccount(put));
  }

  return (
    <form method="post" className="form" ref={unsaved.form} onChange={unsaved.onChange} onSubmit={submit}>
      {alerts}
      <Field label="Organisation name" required error={errors.name}>
        {(control) => <Input {...control} name="name" defaultValue={account.name} maxLength={100} />}
      </Field>
      <Field label="Slug" hint="Chosen when the team was set up. It cannot be changed.">
        {(control) => <Input {...control} value={account.domain} readOnly />}
      </Field>
      <LogoField logo={account.logo} name={account.name} onChange={() => router.refresh()} />
      <BrandField colour={account.brand_color} errors={errors.brand_color} onChange={unsaved.onChange} />
      <Checkbox
        name="hide_email"
        label="Hide email for team members"
        hint="Only the person and, in these settings, admins see an address."
        defaultChecked={account.hide_email === 1}
      />
      <fieldset className="form-group">
        <legend className="label">Group to show on the homepage</legend>
        <p className="hint">None chosen: the posts of all groups are shown.</p>
        {groups.map((group) => (
          <Checkbox
            key={group.id}
            name="homepage_groups"
            value={group.id}
            label={group.name}
            defaultChecked={account.homepage_groups.includes(group.id)}
          />
        ))}
        {errors.homepage_groups && <Alert errors={errors.homepage_groups} />}
      </fieldset>
      <SaveBar dirty={unsaved.dirty} pending={pending} />
    </form>
  );
}
