'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { fileSize } from '@/lib/media/size';
import type { Upload } from './use-uploads';

type Props<T> = {
  uploads: Upload<T>[];
  onCancel: (upload: Upload<T>) => void;
  onRetry: (upload: Upload<T>) => void;
  /** What is offered of a file that arrived. */
  done?: (result: T) => ReactNode;
};

/** How far each file is, with what can be done about it. */
export function UploadList<T>({ uploads, onCancel, onRetry, done }: Props<T>) {
  return (
    <ul className="uploads" aria-label="Uploads">
      {uploads.map((upload) => {
        const { id, file, share, state, message, result } = upload;
        return (
          <li key={id} data-state={state}>
            <p>
              <b>{file.name}</b>
              <small role={message ? (state === 'failed' ? 'alert' : 'status') : undefined}>
                {message ?? wordsOf(upload)}
              </small>
            </p>
            {state === 'done' && <Icon name="circle-check" />}
            {state === 'done' && result !== undefined && done?.(result)}
            {(state === 'sending' || state === 'waiting') && (
              <>
                <progress value={share} max={1} aria-label={`Upload of ${file.name}`} />
                <IconButton
                  icon="x"
                  label={`Cancel ${file.name}`}
                  size="sm"
                  tooltip={false}
                  onClick={() => onCancel(upload)}
                />
              </>
            )}
            {state === 'failed' && (
              <IconButton
                icon="refresh-cw"
                label={`Try ${file.name} again`}
                size="sm"
                tooltip={false}
                onClick={() => onRetry(upload)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf({ state, file }: Upload<unknown>): string {
  return state === 'done' ? 'Uploaded' : fileSize(file.size);
}
