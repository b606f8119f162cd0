'use client';

import { useRef, useState } from 'react';
import { upload } from '@/components/files/upload';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { AccountJson } from '@/lib/account/schema';
import { ApiError, api } from '@/lib/client/api';

type Props = { logo: string | null; name: string; onChange: () => void };

/** The logo is changed at once, whatever becomes of the form around it. */
export function LogoField({ logo, name, onChange }: Props) {
  const [share, setShare] = useState<number | null>(null);
  const [errors, setErrors] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  async function run(call: () => Promise<unknown>, said: string) {
    setErrors([]);
    setShare(0);
    try {
      await call();
      toast(said);
      onChange();
    } catch (error) {
      setErrors(error instanceof ApiError ? error.messages : ['That did not work. Try again.']);
    } finally {
      setShare(null);
    }
  }

  function send(file: File | undefined) {
    if (!file) return;
    const call = () => upload({ path: '/api/media/logo', fields: { file }, onProgress: setShare });
    run(call, 'The logo was changed');
  }

  const remove = () =>
    run(
      () => api<AccountJson>('PUT', '/api/account/general', { body: { logo: null } }),
      'The logo was removed',
    );

  return (
    <fieldset className="form-group">
      <legend className="label">Logo</legend>
      <div className="logo-field">
        {logo ? (
          // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
          <img src={logo} alt={`Logo of ${name}`} />
        ) : (
          <span className="logo-none">
            <Icon name="image" />
          </span>
        )}
        <Button icon="upload" pending={share !== null} onClick={() => input.current?.click()}>
          {logo ? 'Change the logo' : 'Upload a logo'}
        </Button>
        {logo && (
          <Button variant="ghost" disabled={share !== null} onClick={remove}>
            Remove
          </Button>
        )}
        {share !== null && <progress value={share} max={1} aria-label="Upload of the logo" />}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Logo"
          onChange={(event) => {
            send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <p className="hint">A picture of up to 12 MB. It shows in the header and on the login page.</p>
      {errors.length > 0 && <Alert errors={errors} />}
    </fieldset>
  );
}
