'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Folder } from './upload';
import { UploadDialog } from './upload-dialog';

type Props = {
  /** The group's slug. */
  group: string;
  folder: Folder;
  /** The page's main action; else the one over the table. */
  main?: boolean | undefined;
};

export function UploadButton({ group, folder, main }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={main ? 'primary' : 'secondary'}
        size={main ? 'md' : 'sm'}
        icon="upload"
        onClick={() => setOpen(true)}
      >
        {main ? 'Upload files' : 'Upload a new file'}
      </Button>
      {open && <UploadDialog group={group} folder={folder} onClose={() => setOpen(false)} />}
    </>
  );
}
