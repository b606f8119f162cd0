import { $insertNodeToNearestRoot } from '@lexical/utils';
import type { LexicalEditor } from 'lexical';
import { $createPreservedBlock } from './preserved';

export function insertRule(editor: LexicalEditor) {
  editor.update(() => {
    $insertNodeToNearestRoot($createPreservedBlock('<hr>'));
  });
}
