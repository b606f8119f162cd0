import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link';
import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';

/** Links the selected text; an existing link gets the new address; with neither, the address itself is written. */
export function setLink(editor: LexicalEditor, href: string) {
  const rel = /^https?:/i.test(href) ? 'noopener' : null;
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const link = $linkAround(selection.anchor.getNode());
    if (link && selection.isCollapsed()) link.setURL(href).setRel(rel);
    else if (!selection.isCollapsed()) $toggleLink({ url: href, rel });
    else {
      const text = href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '');
      selection.insertNodes([$createLinkNode(href, { rel }).append($createTextNode(text))]);
    }
  });
}

/** Takes the link away and leaves its text. */
export function removeLink(editor: LexicalEditor) {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if (!selection.isCollapsed()) {
      $toggleLink(null);
      return;
    }
    const link = $linkAround(selection.anchor.getNode());
    for (const child of link?.getChildren() ?? []) link?.insertBefore(child);
    link?.remove();
  });
}

export function $linkAround(node: LexicalNode): LinkNode | null {
  return $findMatchingParent(node, $isLinkNode);
}
