'use client';

import { useEffect } from 'react';
import { fileUrl, kindOf } from '@/components/article/file-facts';
import { FileContent } from '@/components/article/file-preview';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { fileSize } from '@/lib/media/size';
import { postUrl } from '@/lib/urls';
import type { FileFacts } from './file-row';

type Props = {
  files: FileFacts[];
  /** The file that is looked at; null while the sheet is shut. */
  at: number | null;
  group: string;
  onMove: (id: number | null) => void;
};

/** A look inside a file without leaving the list; the arrows go on to the next. */
export function PreviewSheet({ files, at, group, onMove }: Props) {
  const index = files.findIndex(({ id }) => id === at);
  const file = files[index];
  const before = files[index - 1]?.id;
  const after = files[index + 1]?.id;
  useEffect(() => {
    if (!file) return;
    const press = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLMediaElement) return;
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
      if (next !== undefined) onMove(next);
    };
    // On the way down: the dialog keeps the arrow keys that come up from what is in it.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [file, before, after, onMove]);
  if (!file) return null;
  const { title, url, type, size } = file;
  const step = (icon: 'chevron-left' | 'chevron-right', label: string, to: number | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      tooltip={false}
      disabled={to === undefined}
      onClick={() => to !== undefined && onMove(to)}
    />
  );
  return (
    <Dialog
      open
      size="side"
      title={title}
      onClose={() => onMove(null)}
      footer={
        <>
          <span className="preview-steps">
            {step('chevron-left', 'Previous file', before)}
            {step('chevron-right', 'Next file', after)}
          </span>
          <ButtonLink href={postUrl({ slug: file.slug, group: { slug: group } })}>Open</ButtonLink>
          {url && (
            <a className={buttonClass({ variant: 'primary' })} href={fileUrl({ title, url })} download>
              <Icon name="download" />
              Download
            </a>
          )}
        </>
      }
    >
      <p>
        {kindOf(type)[0]}
        {size !== null && ` · ${fileSize(size)}`}
      </p>
      {url ? (
        <FileContent key={file.id} file={{ title, url, type, size: size ?? 0 }} />
      ) : (
        <p className="hint">There is no file behind this entry.</p>
      )}
    </Dialog>
  );
}
