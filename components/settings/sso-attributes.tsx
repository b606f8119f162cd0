'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type AttributeNames, attributeFields } from '@/lib/auth/saml/attribute-fields';
import { presets } from './sso-presets';

const labels = {
  subject: 'Lasting id',
  email: 'E-mail',
  name: 'Name',
  job_title: 'Job title',
  phone: 'Phone',
} as const;

/** Which attribute of the assertion fills which field. Left empty, the usual names are looked for. */
export function SsoAttributes({ names }: { names: AttributeNames }) {
  const [values, setValues] = useState(names);
  return (
    <details className="form-group" open={Object.keys(names).length > 0 || undefined}>
      <summary className="label">Attributes</summary>
      <p className="hint">
        Empty fields are found by the names that identity providers usually give them. Name an attribute where
        yours differs.
      </p>
      <Field label="Fill in the names of">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: 'Choose' },
              ...presets.map(({ label }) => ({ value: label, label })),
            ]}
            value=""
            onChange={(event) =>
              setValues(presets.find(({ label }) => label === event.target.value)?.names ?? {})
            }
          />
        )}
      </Field>
      {attributeFields.map((field) => (
        <Field key={field} label={labels[field]}>
          {(control) => (
            <Input
              {...control}
              name={`attribute.${field}`}
              maxLength={300}
              placeholder={field === 'subject' ? 'NameID' : 'Found by itself'}
              value={values[field] ?? ''}
              onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </details>
  );
}
