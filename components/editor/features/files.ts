import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import { COMMAND_PRIORITY_LOW, defineExtension } from 'lexical';
import { insertFiles } from './insert';

/** Files that are dropped on the text or pasted into it are sent and stand in their place. */
export const FilesExtension = defineExtension({
  name: 'hearth/files',
  register: (editor) =>
    editor.registerCommand(
      DRAG_DROP_PASTE,
      (files) => {
        insertFiles(editor, [...files]);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
});
