'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { defaultBrand } from '@/lib/account/brand';

type Props = {
  /** As it is saved; null is the product's own. */
  colour: string | null;
  errors: string[] | undefined;
  /** For what no event of the form tells. */
  onChange: () => void;
};

/** The colour of buttons, links and marks. The page around shows it at once, and the saved one again when it is left. */
export function BrandField({ colour, errors, onChange }: Props) {
  const [seen, setSeen] = useState(colour);
  const [value, setValue] = useState(colour ?? defaultBrand);
  const [asLogo, setAsLogo] = useState(false);
  if (seen !== colour) {
    setSeen(colour);
    setValue(colour ?? defaultBrand);
    setAsLogo(false);
  }
  useShown(value, colour ?? defaultBrand);

  return (
    <fieldset className="form-group">
      <legend className="label">Brand colour</legend>
      <div className="brand-field">
        <input
          type="color"
          name="brand_color"
          aria-label="Brand colour"
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
            setAsLogo(false);
          }}
        />
        <code>{asLogo ? 'as the logo' : value}</code>
        <input type="hidden" name="brand_as_logo" value={asLogo ? '1' : ''} />
        <Button
          variant="ghost"
          disabled={asLogo}
          onClick={() => {
            setAsLogo(true);
            setValue(colour ?? defaultBrand);
            onChange();
          }}
        >
          Take it from the logo
        </Button>
      </div>
      <p className="hint">
        Buttons, links and marks have it, made darker or lighter where it could not be read.
      </p>
      {errors && <FieldError id="brand-error">{errors.join(' ')}</FieldError>}
    </fieldset>
  );
}

function useShown(value: string, saved: string) {
  const showSaved = useEffectEvent(() => show(saved));
  useEffect(() => show(value), [value]);
  useEffect(() => () => showSaved(), []);
}

function show(colour: string) {
  document.documentElement.style.setProperty('--brand', colour);
}

/** What the form sends: nothing while the colour is as it was. */
export function brandOf(form: FormData, saved: string | null) {
  if (form.get('brand_as_logo')) return { brand_color: null };
  const value = form.get('brand_color');
  return value === (saved ?? defaultBrand) ? {} : { brand_color: value };
}
