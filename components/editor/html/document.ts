import { $createParagraphNode, $getRoot, $isParagraphNode } from 'lexical';
import { cleanHtml, parseHtml } from './clean';
import { $readBlocks } from './read';
import { $writeBlocks } from './write';

/** Replaces the document; an empty one still has a paragraph to write in. */
export function $loadHtml(html: string) {
  const blocks = $readBlocks(parseHtml(cleanHtml(html)));
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]));
}

/** The document as it is stored; nothing but one empty paragraph is no text at all. */
export function $saveHtml(): string {
  const root = $getRoot();
  const only = root.getChildrenSize() === 1 ? root.getFirstChild() : null;
  return $isParagraphNode(only) && only.isEmpty() ? '' : $writeBlocks(root);
}

/** Nothing to read and nothing to see; `html` is the document as it is saved. */
export function $isEmpty(html: string): boolean {
  return $getRoot().getTextContent().trim() === '' && !/<(?:img|hr)\b| data-(?:video|media-id)=/.test(html);
}
