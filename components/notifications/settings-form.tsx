'use client';

import { type SubmitEvent, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import { mailKinds } from '@/lib/notifications/mail-kinds';
import type { NotificationSettingsJson } from '@/lib/notifications/settings-schema';

const labels = {
  posts: 'Posts for everyone and in groups you follow',
  mentions: 'Mentions of you',
  comments: 'Comments on your posts and where you took part',
  must_reads: 'Posts that you have to confirm',
};

const modes = [
  { value: 'now', label: 'At once' },
  { value: 'daily', label: 'In a daily digest' },
  { value: 'weekly', label: 'In a weekly digest' },
  { value: 'off', label: 'Not by mail' },
];

export function SettingsForm({ settings }: { settings: NotificationSettingsJson }) {
  const { save, pending, saved, failure, errors } = useSave();
  const [zone, setZone] = useState(settings.time_zone);
  const [zones, setZones] = useState([settings.time_zone]);
  // The browser knows the zones and where it is; the server renders before that.
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setZones([...new Set(['UTC', here, settings.time_zone, ...Intl.supportedValuesOf('timeZone')])]);
    if (settings.time_zone === 'UTC') setZone(here);
  }, [settings.time_zone]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    await save(
      () => api('PUT', '/api/notifications/settings', { body }),
      () => 'Your settings have been saved',
    );
  }

  return (
    <form method="post" className="grid gap-5" onSubmit={submit}>
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && <Alert errors={failure.messages} />}
      {mailKinds.map((kind) => (
        <Field key={kind} label={labels[kind]} error={errors[kind]}>
          {(control) => <Select {...control} name={kind} options={modes} defaultValue={settings[kind]} />}
        </Field>
      ))}
      <Field label="Time zone" hint="Digests come at 8 in the morning." error={errors.time_zone}>
        {(control) => (
          <Select
            {...control}
            name="time_zone"
            options={zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
            value={zone}
            onChange={(event) => setZone(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
