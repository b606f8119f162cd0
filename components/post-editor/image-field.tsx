'use client';

import { useState } from 'react';
import { MediaLibrary } from '@/components/media/media-library';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';

type Props = {
  /** The address of a stored picture. */
  value: string | null;
  contain: boolean;
  error?: string[] | undefined;
  onChange: (part: { image?: string | null; contain?: boolean }) => void;
};

/** The picture above the article and on its cards, chosen from the library. */
export function ImageField({ value, contain, error, onChange }: Props) {
  const [choosing, setChoosing] = useState(false);
  return (
    <section className="field" aria-label="Featured image">
      <p className="label">Featured image</p>
      {/* biome-ignore lint/performance/noImgElement: what next/image would add is switched off */}
      {value && <img className="featured-choice" data-contain={contain || undefined} src={value} alt="" />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="image-plus" onClick={() => setChoosing(true)}>
          {value ? 'Change' : 'Choose an image'}
        </Button>
        {value && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ image: null })}>
            Remove
          </Button>
        )}
      </div>
      <MediaLibrary
        type="image"
        open={choosing}
        onOpenChange={setChoosing}
        onSelect={(media) => onChange({ image: media.url })}
      />
      {error && <FieldError id="featured-error">{error.join(' ')}</FieldError>}
      {value && (
        <Switch
          label="Show the whole picture"
          hint="Otherwise it fills its frame, and its edges are cut."
          checked={contain}
          onChange={({ target }) => onChange({ contain: target.checked })}
        />
      )}
    </section>
  );
}
