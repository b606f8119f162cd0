import { $createQuoteNode, $isQuoteNode, type QuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  COMMAND_PRIORITY_LOW,
  defineExtension,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from 'lexical';
import { $createCallout, $isCallout, type CalloutNode } from '@/components/editor/nodes/callout';

type Box = QuoteNode | CalloutNode;

/** The ways out of a quote or callout: Enter on its empty last line, Backspace at its very beginning. */
export const BoxExtension = defineExtension({
  name: 'hearth/box',
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $leaveAtEnd, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, $dissolveAtStart, COMMAND_PRIORITY_LOW),
    ),
});

function $leaveAtEnd() {
  const place = $blockInBox();
  if (!place || !$isParagraphNode(place.block) || !place.block.isEmpty()) return false;
  if (place.block.getNextSibling() || !place.block.getPreviousSibling()) return false;
  const paragraph = $createParagraphNode();
  place.box.insertAfter(paragraph);
  place.block.remove();
  paragraph.select();
  return true;
}

function $dissolveAtStart(event: KeyboardEvent | null) {
  const place = $blockInBox();
  const selection = $getSelection();
  if (!place || !$isRangeSelection(selection) || place.block.getPreviousSibling()) return false;
  const { anchor } = selection;
  const first = place.block.getFirstDescendant() ?? place.block;
  if (anchor.offset !== 0 || (!anchor.getNode().is(first) && !anchor.getNode().is(place.block))) return false;
  event?.preventDefault();
  place.box.collapseAtStart();
  return true;
}

function $blockInBox() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const block = $findMatchingParent(selection.anchor.getNode(), (node) => $isBox(node.getParent()));
  const box = block?.getParent();
  return $isElementNode(block) && $isBox(box) ? { block, box } : null;
}

/** Puts the selected blocks into a box, or takes the box around them away. */
export function toggleBox(editor: LexicalEditor, kind: 'quote' | 'callout') {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const wanted = kind === 'quote' ? $isQuoteNode : $isCallout;
    const around = $findMatchingParent<Box>(selection.anchor.getNode(), wanted);
    if (around) {
      around.collapseAtStart();
      return;
    }
    const blocks = $selectedBlocks(selection.getNodes());
    const [first] = blocks;
    if (!first) return;
    const box = kind === 'quote' ? $createQuoteNode({ shadowRoot: true }) : $createCallout('info');
    first.insertBefore(box);
    box.append(...blocks);
    if (!box.getNextSibling()) box.insertAfter($createParagraphNode());
  });
}

/** Neighbours in the page, or in the cell or box that holds all of them. */
function $selectedBlocks(nodes: readonly LexicalNode[]): LexicalNode[] {
  const blocks = new Set<LexicalNode>();
  const [first] = nodes;
  const home =
    first && $findMatchingParent(first, (node) => $isRootOrShadowRoot(node.getParent()))?.getParent();
  for (const node of nodes) {
    const block = $findMatchingParent(node, (parent) => parent.getParent()?.is(home) ?? false);
    if (block) blocks.add(block);
  }
  return [...blocks];
}

function $isBox(node: LexicalNode | null | undefined): node is Box {
  return $isQuoteNode(node) || $isCallout(node);
}
