'use client';

import { useRef, useState } from 'react';
import { upload } from '@/components/files/upload';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import type { MediaJson } from '@/lib/media/schema';

type Props = {
  /** The address of a stored picture. */
  value: string | null;
  contain: boolean;
  error?: string[] | undefined;
  onChange: (part: { image?: string | null; contain?: boolean }) => void;
};

/** The picture above the article and on its cards. */
export function ImageField({ value, contain, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string[] | null>(null);
  const wrong = failure ?? error;

  async function send(file: File) {
    setFailure(null);
    setShare(0);
    try {
      const media = await upload<MediaJson>({
        path: '/api/media/handle',
        fields: { file },
        onProgress: setShare,
      });
      onChange({ image: media.url });
    } catch (reason) {
      setFailure([
        reason instanceof Error ? reason.message : 'The picture could not be uploaded. Try again.',
      ]);
    } finally {
      setShare(null);
    }
  }

  return (
    <section className="field" aria-label="Featured image">
      <p className="label">Featured image</p>
      {/* biome-ignore lint/performance/noImgElement: what next/image would add is switched off */}
      {value && <img className="featured-choice" data-contain={contain || undefined} src={value} alt="" />}
      {share !== null && (
        <progress className="featured-progress" value={share} aria-label="Uploading the picture" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="image-plus" pending={share !== null} onClick={() => input.current?.click()}>
          {value ? 'Change' : 'Choose an image'}
        </Button>
        {value && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ image: null })}>
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Upload a featured image"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      {wrong && <FieldError id="featured-error">{wrong.join(' ')}</FieldError>}
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
