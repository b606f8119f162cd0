import { $isTableCellNode } from '@lexical/table';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getNodeByKey,
  $getSelection,
  $isRootOrShadowRoot,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';

export const moveUpKeys = 'Alt+Shift+ArrowUp';
export const moveDownKeys = 'Alt+Shift+ArrowDown';

/** Changes places with the block above or below, inside the box around or in the page. */
export function moveBlock(editor: LexicalEditor, by: 'up' | 'down', key?: string) {
  editor.update(() => {
    const block = $block(key);
    const other = by === 'up' ? block?.getPreviousSibling() : block?.getNextSibling();
    if (!block || !other) return;
    if (by === 'up') other.insertBefore(block);
    else other.insertAfter(block);
    editor.getElementByKey(block.getKey())?.scrollIntoView?.({ block: 'nearest' });
  });
}

export function deleteBlock(editor: LexicalEditor, key?: string) {
  editor.update(() => {
    const block = $block(key);
    if (!block) return;
    const next =
      block.getNextSibling() ?? block.getPreviousSibling() ?? block.insertAfter($createParagraphNode());
    block.remove();
    next?.selectStart();
  });
}

/** A block for the caret below the one given. */
export function addBlockBelow(editor: LexicalEditor, key?: string) {
  editor.update(() => {
    const paragraph = $createParagraphNode();
    $block(key)?.insertAfter(paragraph);
    paragraph.select();
  });
}

/** The one named, or that of the caret. */
function $block(key: string | undefined): LexicalNode | null {
  return key ? $getNodeByKey(key) : $blockOfSelection();
}

function $blockOfSelection(): LexicalNode | null {
  const node = $getSelection()?.getNodes()[0];
  // In a table, it is the table that moves.
  const isBlock = (parent: LexicalNode) =>
    $isRootOrShadowRoot(parent.getParent()) && !$isTableCellNode(parent.getParent());
  return node ? $findMatchingParent(node, isBlock) : null;
}
