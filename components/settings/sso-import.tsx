'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { IdpMetadataJson } from '@/lib/auth/saml/schema';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

/** Fills the form from the identity provider's metadata, pasted or as a file. */
export function SsoImport({ onRead }: { onRead: (read: IdpMetadataJson) => void }) {
  const [metadata, setMetadata] = useState('');
  const { save, saved, pending, failure, errors } = useSave();

  function read(text: string) {
    setMetadata(text);
    save(
      () => api<IdpMetadataJson>('POST', '/api/account/sso/metadata', { body: { metadata: text } }),
      (answer) => {
        onRead(answer);
        return 'The fields below are filled in. Look them over, then save.';
      },
    );
  }

  return (
    <details className="form-group">
      <summary className="label">Fill in from metadata</summary>
      <Field
        label="Metadata of your identity provider"
        hint="XML, pasted or as a file."
        error={errors.metadata}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            className="font-mono"
            spellCheck={false}
            value={metadata}
            onChange={(event) => setMetadata(event.target.value)}
          />
        )}
      </Field>
      <div className="sso-import">
        <Button variant="secondary" pending={pending} onClick={() => read(metadata)}>
          Read metadata
        </Button>
        <label className="btn btn-secondary">
          Choose file
          <input
            type="file"
            accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
            className="sr-only"
            onChange={async (event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) read(await file.text());
            }}
          />
        </label>
      </div>
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && !errors.metadata && <Alert errors={failure.messages} />}
    </details>
  );
}
