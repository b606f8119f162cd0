import { CheckListExtension, ListItemNode } from '@lexical/list';
import { defineExtension, type LexicalEditor } from 'lexical';

/**
 * Items to tick off. The library gives them the role of a checkbox, which no list may hold and which nothing
 * inside a textbox can have; here they carry the attribute that is stored, and the looks that go with it.
 */
export const TodoExtension = defineExtension({
  name: 'hearth/todo',
  dependencies: [CheckListExtension],
  register: (editor) =>
    editor.registerMutationListener(ListItemNode, (items) => {
      for (const [key, mutation] of items) if (mutation !== 'destroyed') mark(editor, key);
    }),
});

function mark(editor: LexicalEditor, key: string) {
  const item = editor.getElementByKey(key);
  if (!item) return;
  const checked = item.getAttribute('aria-checked');
  item.removeAttribute('role');
  item.removeAttribute('aria-checked');
  if (checked === null) delete item.dataset.checked;
  else item.dataset.checked = checked;
}
