import { $isCodeNode } from '@lexical/code';
import { $getListDepth, $isListItemNode, $isListNode } from '@lexical/list';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  defineExtension,
  INDENT_CONTENT_COMMAND,
  INSERT_TAB_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';

const deepest = 6;

/**
 * Tab nests an item of a list and indents code. Anywhere else it leaves the editor, as it does on every page;
 * after Escape it leaves from a list or code too, so that the keyboard is never trapped.
 */
export const TabExtension = defineExtension({
  name: 'hearth/tab',
  register: (editor) => {
    let leaving = false;
    return mergeRegister(
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key !== 'Tab' && event.key !== 'Shift') leaving = event.key === 'Escape';
          return false;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
      // The core would take the focus away, and with it the place in the page.
      editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_TAB_COMMAND,
        (event) => !leaving && $tab(editor, event),
        COMMAND_PRIORITY_LOW,
      ),
      // Only lists have levels: the stored HTML knows no other indentation.
      editor.registerCommand(INDENT_CONTENT_COMMAND, () => !$canNest(), COMMAND_PRIORITY_LOW),
    );
  },
});

function $tab(editor: LexicalEditor, event: KeyboardEvent) {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const node = selection.anchor.getNode();
  const inCode = $findMatchingParent(node, $isCodeNode) !== null;
  if (!inCode && !$findMatchingParent(node, $isListItemNode)) return false;
  event.preventDefault();
  if (inCode) return event.shiftKey || editor.dispatchCommand(INSERT_TAB_COMMAND, undefined);
  return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined);
}

function $canNest() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const list = $findMatchingParent(selection.anchor.getNode(), $isListNode);
  return list !== null && $getListDepth(list) < deepest;
}
