import { $isQuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  defineExtension,
  type ElementNode,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  mergeRegister,
} from 'lexical';

/** The ways out of a quote: Enter on its empty last line, Backspace at its very beginning. */
export const QuoteExtension = defineExtension({
  name: 'hearth/quote',
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $leaveAtEnd, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, $dissolveAtStart, COMMAND_PRIORITY_LOW),
    ),
});

function $leaveAtEnd() {
  const place = $blockInQuote();
  if (!place || !$isParagraphNode(place.block) || !place.block.isEmpty()) return false;
  if (place.block.getNextSibling() || !place.block.getPreviousSibling()) return false;
  const paragraph = $createParagraphNode();
  place.quote.insertAfter(paragraph);
  place.block.remove();
  paragraph.select();
  return true;
}

function $dissolveAtStart(event: KeyboardEvent | null) {
  const place = $blockInQuote();
  const selection = $getSelection();
  if (!place || !$isRangeSelection(selection) || place.block.getPreviousSibling()) return false;
  const { anchor } = selection;
  const first = place.block.getFirstDescendant() ?? place.block;
  if (anchor.offset !== 0 || (!anchor.getNode().is(first) && !anchor.getNode().is(place.block))) return false;
  event?.preventDefault();
  place.quote.collapseAtStart();
  return true;
}

function $blockInQuote() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const block = $findMatchingParent(selection.anchor.getNode(), (node) => $isQuoteNode(node.getParent()));
  const quote = block?.getParent();
  return block && $isQuoteNode(quote) ? { block: block as ElementNode, quote } : null;
}
