import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { COMMAND_PRIORITY_LOW } from 'lexical';
import { useEffect, useState } from 'react';
import { pictureTypes } from '@/lib/media/types';
import { ASK_COMMAND, type Asked } from './features/dialogs';
import { insertFiles } from './features/insert';
import { VideoDialog } from './video-dialog';

/** Asks for what is to be inserted: a file of this machine, or an address. */
export function InsertDialogs() {
  const [editor] = useLexicalComposerContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      editor.registerCommand(
        ASK_COMMAND,
        (what) => {
          if (what === 'video') setAsked(what);
          else chooseFiles(what === 'image' ? pictureTypes : [], (files) => insertFiles(editor, files));
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
  return asked === 'video' && <VideoDialog onClose={close} />;
}

function chooseFiles(types: readonly string[], take: (files: File[]) => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = types.join(',');
  input.onchange = () => take([...(input.files ?? [])]);
  input.click();
}
