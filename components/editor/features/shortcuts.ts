import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $onUpdate,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  createCommand,
  defineExtension,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { blocks, marks } from '@/components/editor/blocks';
import { pressed } from './keys';
import { moveBlock, moveDownKeys, moveUpKeys } from './move';

/** Opens the link popover with its field, wherever the caret is. */
export const EDIT_LINK_COMMAND = createCommand<void>('EDIT_LINK');
/** Moves the focus into the toolbar. */
export const FOCUS_TOOLBAR_COMMAND = createCommand<void>('FOCUS_TOOLBAR');
export const SUBMIT_COMMAND = createCommand<void>('SUBMIT');

export const linkKeys = 'Mod+K';

/** Every shortcut that the editor's core does not have by itself. */
export const ShortcutsExtension = defineExtension({
  name: 'hearth/shortcuts',
  register: (editor) =>
    editor.registerCommand(KEY_DOWN_COMMAND, (event) => run(editor, event), COMMAND_PRIORITY_HIGH),
});

function run(editor: LexicalEditor, event: KeyboardEvent): boolean {
  const action = actionOf(editor, event);
  if (!action) return false;
  event.preventDefault();
  event.stopPropagation();
  $takeSelection(editor);
  action();
  return true;
}

function actionOf(editor: LexicalEditor, event: KeyboardEvent): (() => unknown) | null {
  if (event.altKey && event.key === 'F10')
    return () => editor.dispatchCommand(FOCUS_TOOLBAR_COMMAND, undefined);
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    return () => editor.dispatchCommand(SUBMIT_COMMAND, undefined);
  if (pressed(event, moveUpKeys)) return () => moveBlock(editor, 'up');
  if (pressed(event, moveDownKeys)) return () => moveBlock(editor, 'down');
  if (!$isRangeSelection($getSelection())) return null;
  // Its field takes the focus: not before the selection stands.
  if (pressed(event, linkKeys))
    return () => $onUpdate(() => editor.dispatchCommand(EDIT_LINK_COMMAND, undefined));
  const block = blocks.find(({ keys }) => keys && pressed(event, keys));
  if (block) return () => block.run(editor);
  const mark = marks.find(({ keys }) => pressed(event, keys));
  return mark ? () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark.format) : null;
}

/** A key may come before the browser has told of what the key before it selected. */
function $takeSelection(editor: LexicalEditor) {
  const known = $getSelection();
  const shown = $createRangeSelectionFromDom(getSelection(), editor);
  if (!shown || !$isRangeSelection(known)) return;
  // The marks that wait for the next letter are the known one's.
  if (!shown.anchor.is(known.anchor) || !shown.focus.is(known.focus)) $setSelection(shown);
}
