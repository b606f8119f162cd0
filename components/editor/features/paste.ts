import { $isCodeNode } from '@lexical/code';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import { $isTableNode } from '@lexical/table';
import {
  $findMatchingParent,
  $getSelection,
  $insertNodes,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  defineExtension,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical';
import { cleanPasted, parseHtml } from '@/components/editor/html/clean';
import { $readBlocks } from '@/components/editor/html/read';
import { isAddress } from './link-address';

/** Pasted HTML passes the allow-list; code takes only text. What was copied from this editor comes as it was. */
export const PasteExtension = defineExtension({
  name: 'hearth/paste',
  register: (editor) =>
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null;
        const selection = $getSelection();
        if (!data || !$isRangeSelection(selection)) return false;
        const html = data.getData('text/html');
        const inCode = $findMatchingParent(selection.anchor.getNode(), $isCodeNode) !== null;
        // An address on selected text makes a link of it; the link extension does that.
        const links = !selection.isCollapsed() && isAddress(data.getData('text/plain'));
        if (!inCode && (!html || links || data.types.includes('application/x-lexical-editor'))) return false;
        event.preventDefault();
        // A picture that was copied somewhere comes as a file and as a link to that place, which may not last.
        if (data.files.length > 0 && /^(?:<meta[^>]*>|\s)*<img\b[^>]*>\s*$/i.test(fragmentOf(html)))
          return editor.dispatchCommand(DRAG_DROP_PASTE, [...data.files]);
        const paste = () => (inCode ? $insertText(data.getData('text/plain')) : $insertHtml(html));
        editor.update(paste, { tag: PASTE_TAG });
        return true;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
});

/** Windows puts the copied part between two comments. */
function fragmentOf(html: string): string {
  return html.replace(/^[\s\S]*<!--StartFragment-->/, '').replace(/<!--EndFragment-->[\s\S]*$/, '');
}

function $insertText(text: string) {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) selection.insertRawText(text.replace(/\r\n?/g, '\n'));
}

/** One paragraph continues the line; more become blocks. */
function $insertHtml(html: string) {
  const blocks = $readBlocks($home(parseHtml(cleanPasted(html))));
  const [first] = blocks;
  if (blocks.length === 1 && $isParagraphNode(first)) $insertNodes(first.getChildren());
  else if (blocks.length > 0) $insertNodes(blocks);
}

/** Tables hold no tables: what is read inside a cell keeps them as they are. */
function $home(body: HTMLElement): HTMLElement {
  const node = $getSelection()?.getNodes()[0];
  if (!node || !$findMatchingParent(node, $isTableNode)) return body;
  const cell = document.createElement('td');
  cell.append(...body.childNodes);
  return cell;
}
