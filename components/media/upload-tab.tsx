'use client';

import { libraryLimits } from '@/components/files/upload';
import { Alert } from '@/components/ui/alert';
import type { MediaJson } from '@/lib/media/schema';
import { DropArea } from './drop-area';
import type { ChoiceProps } from './library-dialog';
import { MediaMark } from './media-mark';
import { UploadList } from './upload-list';
import type { useUploads } from './use-uploads';

type Props = ChoiceProps & {
  type?: 'image' | undefined;
  files: ReturnType<typeof useUploads<MediaJson>>;
};

export function UploadTab({ type, files, choice, onChoose, onSelect }: Props) {
  const chosen = choice?.kind === 'media' ? choice.media.id : null;
  return (
    <>
      {files.problem && <Alert errors={[files.problem]} />}
      <DropArea
        limits={libraryLimits}
        accept={type ? 'image/png,image/jpeg,image/gif,image/webp' : undefined}
        onFiles={files.add}
      >
        {type ? 'Drop PNG, JPEG, GIF or WebP images here' : 'Drop files here'}
      </DropArea>
      <UploadList
        uploads={files.uploads}
        onCancel={files.cancel}
        onRetry={files.retry}
        done={(media) => (
          <button
            type="button"
            className="media-pick"
            aria-label={`Choose ${media.name}`}
            aria-pressed={media.id === chosen}
            onClick={() => onChoose({ kind: 'media', media })}
            onDoubleClick={onSelect}
          >
            <MediaMark media={media} />
          </button>
        )}
      />
    </>
  );
}
