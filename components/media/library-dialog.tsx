'use client';

import { Tabs } from '@base-ui/react/tabs';
import { useRef, useState } from 'react';
import { libraryLimits } from '@/components/files/upload';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ApiError, api } from '@/lib/client/api';
import { sendFile } from '@/lib/client/send-file';
import type { MediaJson, StockImageJson } from '@/lib/media/schema';
import { isPicture } from '@/lib/media/types';
import { LibraryTab } from './library-tab';
import type { MediaLibraryProps } from './media-library';
import { StockTab } from './stock-tab';
import { UploadTab } from './upload-tab';
import { useUploads } from './use-uploads';

export type Choice = { kind: 'media'; media: MediaJson } | { kind: 'stock'; image: StockImageJson };

export type ChoiceProps = {
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
  onSelect: () => void;
};

type Tab = 'library' | 'upload' | 'stock';

export function LibraryDialog({ open, onOpenChange, onSelect, type }: MediaLibraryProps) {
  const [tab, setTab] = useState<Tab>('library');
  const shown = useRef<Tab>('library');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [taking, setTaking] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const files = useUploads<MediaJson>({
    limits: libraryLimits,
    send: (file, onProgress, signal) => sendOfType(file, type, onProgress, signal),
    onDone: (media) => {
      if (shown.current === 'upload') setChoice((before) => before ?? { kind: 'media', media });
    },
  });

  function show(next: Tab) {
    setTab(next);
    shown.current = next;
    setChoice(null);
    setErrors([]);
  }

  async function select() {
    if (!choice || taking) return;
    setTaking(true);
    setErrors([]);
    try {
      onSelect(await mediaOf(choice));
      onOpenChange(false);
    } catch (error) {
      setErrors(error instanceof ApiError ? error.messages : ['That did not work. Try again.']);
    } finally {
      setTaking(false);
    }
  }

  const choosing: ChoiceProps = { choice, onChoose: setChoice, onSelect: select };
  return (
    <Dialog
      open={open}
      onClose={() => onOpenChange(false)}
      title="Media library"
      size="xl"
      error={errors}
      locked={files.busy || taking}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={files.busy || taking}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!choice} pending={taking} onClick={select}>
            Select
          </Button>
        </>
      }
    >
      <Tabs.Root className="media-library" value={tab} onValueChange={(value) => show(value as Tab)}>
        <Tabs.List className="media-tabs">
          <Tabs.Tab value="library">Library</Tabs.Tab>
          <Tabs.Tab value="upload">Upload</Tabs.Tab>
          {type === 'image' && <Tabs.Tab value="stock">Unsplash</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="library" className="media-panel">
          <LibraryTab type={type} {...choosing} />
        </Tabs.Panel>
        <Tabs.Panel value="upload" className="media-panel">
          <UploadTab type={type} files={files} {...choosing} />
        </Tabs.Panel>
        {type === 'image' && (
          <Tabs.Panel value="stock" className="media-panel">
            <StockTab {...choosing} />
          </Tabs.Panel>
        )}
      </Tabs.Root>
    </Dialog>
  );
}

async function sendOfType(
  file: File,
  type: 'image' | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MediaJson> {
  if (type === 'image' && !isPicture(file.type)) {
    throw new ApiError(0, { message: 'This is no PNG, JPEG, GIF or WebP image.' }, null);
  }
  const media = await sendFile({ file, place: 'library', onProgress, signal });
  if (type !== 'image' || isPicture(media.type)) return media;
  throw new ApiError(0, { message: 'This is no image, whatever its name says.' }, null);
}

/** A stock image becomes a file of the library when it is chosen, not before. */
async function mediaOf(choice: Choice): Promise<MediaJson> {
  if (choice.kind === 'media') return choice.media;
  return api<MediaJson>('POST', '/api/media/unsplash', { body: { id: choice.image.id } });
}
