import { $isTableNode } from '@lexical/table';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  $isTextNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { $createPreservedBlock } from '@/components/editor/nodes/preserved';
import { $createUpload } from '@/components/editor/nodes/upload';
import { startUpload } from './uploads';

/** Puts blocks after the block of the caret, or in its place when that is an empty line; the caret goes on behind. */
export function $insertBlocks(blocks: readonly LexicalNode[]) {
  let last = $placeOfCaret(blocks.some($isTableNode));
  const empty = $isParagraphNode(last) && last.getChildren().every($isEmptyText) ? last : null;
  for (const block of blocks) last = last ? last.insertAfter(block) : $getRoot().append(block).getLastChild();
  const next = last?.getNextSibling() ?? last?.insertAfter($createParagraphNode());
  empty?.remove();
  if ($isElementNode(next)) next.selectStart();
  else last?.selectNext();
}

/** What the menu took out of the line may still stand there with no letters. */
function $isEmptyText(node: LexicalNode) {
  return $isTextNode(node) && node.getTextContent() === '';
}

/** The block that holds the caret: of the page, or of the quote, callout or cell around; tables hold no tables. */
function $placeOfCaret(outsideTables: boolean): LexicalNode | null {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.focus.getNode() : selection?.getNodes().at(-1);
  if (!node) return $getRoot().getLastChild();
  const table = outsideTables ? $findMatchingParent(node, $isTableNode) : null;
  return table ?? $findMatchingParent(node, (parent) => $isRootOrShadowRoot(parent.getParent()));
}

/** Sends the files and shows each in its place at once. */
export function insertFiles(editor: LexicalEditor, files: readonly File[]) {
  const names = files.map(startUpload);
  editor.update(() => $insertBlocks(names.map($createUpload)));
}

export function insertRule(editor: LexicalEditor) {
  editor.update(() => $insertBlocks([$createPreservedBlock('<hr>')]));
}
