import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { COMMAND_PRIORITY_LOW } from 'lexical';
import { useEffect, useState } from 'react';
import { MediaLibrary } from '@/components/media/media-library';
import type { MediaJson } from '@/lib/media/schema';
import { ASK_COMMAND, type Asked } from './features/dialogs';
import { $insertBlocks } from './features/insert';
import { mediaHtml } from './features/media-html';
import { $createPreservedBlock } from './nodes/preserved';
import { VideoDialog } from './video-dialog';

/** Asks for what is to be inserted: a file of the library, or the address of a video. */
export function InsertDialogs() {
  const [editor] = useLexicalComposerContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      editor.registerCommand(
        ASK_COMMAND,
        (what) => {
          setAsked(what);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );
  const close = () => {
    setAsked(null);
    editor.focus();
  };
  const insert = (media: MediaJson) =>
    editor.update(() => $insertBlocks([$createPreservedBlock(mediaHtml(media))]));
  if (asked === 'video') return <VideoDialog onClose={close} />;
  return (
    <MediaLibrary
      open={asked !== null}
      type={asked === 'image' ? 'image' : undefined}
      onSelect={insert}
      onOpenChange={(open) => !open && close()}
    />
  );
}
