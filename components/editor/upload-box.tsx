import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getNodeByKey, HISTORY_MERGE_TAG } from 'lexical';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mediaHtml } from './features/media-html';
import { cancelUpload, retryUpload, uploadOf, watchUploads } from './features/uploads';
import { $createPreservedBlock } from './nodes/preserved';

type Props = { id: string; nodeKey: string };

/** How far a file is, or why it did not arrive; when it has, it takes this place. */
export function UploadBox({ id, nodeKey }: Props) {
  const [editor] = useLexicalComposerContext();
  const upload = useSyncExternalStore(
    watchUploads,
    () => uploadOf(id),
    () => null,
  );
  const media = upload?.media;
  useEffect(() => {
    if (!media) return;
    const put = () => void $getNodeByKey(nodeKey)?.replace($createPreservedBlock(mediaHtml(media)));
    // Undo takes away the file, not its arrival.
    editor.update(put, { tag: HISTORY_MERGE_TAG });
  }, [editor, media, nodeKey]);
  const remove = () => {
    cancelUpload(id);
    editor.update(() => $getNodeByKey(nodeKey)?.remove(), { tag: HISTORY_MERGE_TAG });
    editor.focus();
  };
  const failure = upload ? upload.failure : 'This file did not arrive. Insert it again.';
  const name = upload?.file.name ?? 'File';
  return (
    <fieldset className="editor-upload-row" aria-label={`Upload of ${name}`}>
      <Icon name={failure ? 'circle-exclamation-point' : 'upload'} />
      <div className="editor-upload-text">
        <span>{name}</span>
        {failure ? (
          <span className="error" role="alert">
            {failure}
          </span>
        ) : (
          <progress max={1} value={upload?.share} aria-label={`Uploading ${name}`} />
        )}
      </div>
      {upload?.failure && (
        <Button size="sm" onClick={() => retryUpload(id)}>
          Try again
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={remove}>
        {failure ? 'Remove' : 'Cancel'}
      </Button>
    </fieldset>
  );
}
