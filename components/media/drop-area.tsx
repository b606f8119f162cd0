'use client';

import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { UploadLimits } from '@/components/files/upload';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fileSize } from '@/lib/media/size';

type Props = {
  onFiles: (files: File[]) => void;
  limits: UploadLimits;
  accept?: string | undefined;
  /** What dropping does, before "or" and the button. */
  children: ReactNode;
};

/** Where files are dropped, or chosen by a button that does the same; the limits are said before. */
export function DropArea({ onFiles, limits, accept, children }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const several = limits.files > 1;

  function drop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className="drop-area"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <p>{children}, or</p>
      <Button onClick={() => input.current?.click()}>Choose {several ? 'files' : 'a file'}</Button>
      <p className="hint">
        {several ? `Up to ${limits.files} files at a time, ` : 'One file, at most '}
        {fileSize(limits.bytes)}
        {several && ' each'}.
      </p>
      <input
        ref={input}
        type="file"
        multiple={several}
        hidden
        accept={accept}
        aria-label="Files"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
