import { $createParagraphNode, $getRoot, $isParagraphNode, type NodeKey } from 'lexical';
import { cleanHtml, parseHtml } from './clean';
import { $readBlocks } from './read';
import { $writeBlock } from './write';

/** Replaces the document; an empty one still has a paragraph to write in. */
export function $loadHtml(html: string) {
  const blocks = $readBlocks(parseHtml(cleanHtml(html)));
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]));
}

/**
 * The document as it is stored; nothing but one empty paragraph is no text at all. `written` keeps what blocks were
 * written as: whoever gives it takes out those that change, so that a long document is not written anew for each.
 */
export function $saveHtml(written = new Map<NodeKey, string>()): string {
  const root = $getRoot();
  const only = root.getChildrenSize() === 1 ? root.getFirstChild() : null;
  if ($isParagraphNode(only) && only.isEmpty()) return '';
  let html = '';
  for (const block of root.getChildren()) {
    const kept = written.get(block.getKey()) ?? $writeBlock(block);
    written.set(block.getKey(), kept);
    html += kept;
  }
  return html;
}

/** Nothing to read and nothing to see in what was saved. */
export function isEmpty(html: string): boolean {
  return !/>[^<]*[^<\s]|<(?:img|hr)\b| data-(?:video|media-id)=/.test(html);
}
