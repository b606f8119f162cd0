'use client';

import { useState } from 'react';
import { MediaLibrary } from '@/components/media/media-library';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { AccountJson } from '@/lib/account/schema';
import { ApiError, api } from '@/lib/client/api';

type Props = { logo: string | null; name: string; onChange: () => void };

/** The logo is changed at once, whatever becomes of the form around it. */
export function LogoField({ logo, name, onChange }: Props) {
  const [choosing, setChoosing] = useState(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);

  async function change(id: number | null, said: string) {
    setErrors([]);
    setPending(true);
    try {
      await api<AccountJson>('PUT', '/api/account/general', { body: { logo: id } });
      toast(said);
      onChange();
    } catch (error) {
      setErrors(error instanceof ApiError ? error.messages : ['That did not work. Try again.']);
    } finally {
      setPending(false);
    }
  }

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
        <Button icon="upload" pending={pending} onClick={() => setChoosing(true)}>
          {logo ? 'Change the logo' : 'Upload a logo'}
        </Button>
        {logo && (
          <Button variant="ghost" disabled={pending} onClick={() => change(null, 'The logo was removed')}>
            Remove
          </Button>
        )}
      </div>
      <p className="hint">A picture of up to 12 MB. It shows in the header and on the login page.</p>
      {errors.length > 0 && <Alert errors={errors} />}
      <MediaLibrary
        type="image"
        open={choosing}
        onOpenChange={setChoosing}
        onSelect={(media) => change(media.id, 'The logo was changed')}
      />
    </fieldset>
  );
}
