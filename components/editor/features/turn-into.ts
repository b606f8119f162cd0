import { $createCodeNode, $isCodeNode } from '@lexical/code';
import {
  $isListNode,
  INSERT_CHECK_LIST_COMMAND,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  type ListType,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { toggleBox } from './box';

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4' | 'bullet' | 'number' | 'check' | 'quote' | 'code';

const listCommands = {
  bullet: INSERT_UNORDERED_LIST_COMMAND,
  number: INSERT_ORDERED_LIST_COMMAND,
  check: INSERT_CHECK_LIST_COMMAND,
};

/** Makes the selected blocks of this kind; of the kind they are already, plain paragraphs again. */
export function turnInto(editor: LexicalEditor, kind: BlockKind) {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const current = $kindOf(selection.anchor.getNode());
    const wanted = current === kind ? 'paragraph' : kind;
    if (kind === 'quote') toggleBox(editor, 'quote');
    else if (isList(wanted)) editor.dispatchCommand(listCommands[wanted], undefined);
    else {
      if (isList(current)) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
      $setBlocksType($getSelection(), () => $createBlock(wanted));
    }
  });
}

/** What the nearest block is; a quote around it does not count, for it holds blocks of every kind. */
export function $kindOf(node: LexicalNode): BlockKind {
  const list = $findMatchingParent(node, $isListNode);
  if (list) return list.getListType() as ListType;
  const block = $findMatchingParent(node, (parent) => $isHeadingNode(parent) || $isCodeNode(parent));
  if ($isCodeNode(block)) return 'code';
  return $isHeadingNode(block) ? (block.getTag() as BlockKind) : 'paragraph';
}

function isList(kind: BlockKind): kind is ListType {
  return kind === 'bullet' || kind === 'number' || kind === 'check';
}

function $createBlock(kind: BlockKind): ElementNode {
  if (kind === 'h2' || kind === 'h3' || kind === 'h4') return $createHeadingNode(kind);
  return kind === 'code' ? $createCodeNode() : $createParagraphNode();
}
