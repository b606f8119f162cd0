import { $isLinkNode } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { createDOMRange } from '@lexical/selection';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';
import { useEffect, useState } from 'react';
import { marks } from './blocks';
import { $kindOf, $quoteAround, type BlockKind } from './features/turn-into';

export type SelectionState = {
  formats: readonly TextFormatType[];
  kind: BlockKind | null;
  quoted: boolean;
  /** The address under the caret. */
  link: string | null;
  /** Whether some text is selected. */
  range: boolean;
};

const nothing: SelectionState = { formats: [], kind: null, quoted: false, link: null, range: false };

/** What the toolbar shows about the place of the caret; it changes only when one of these does. */
export function useSelectionState(): SelectionState {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(nothing);
  useEffect(() => {
    const read = () => {
      const next = editor.read(() => $read());
      setState((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    return editor.registerUpdateListener(read);
  }, [editor]);
  return state;
}

function $read(): SelectionState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nothing;
  const node = selection.anchor.getNode();
  return {
    formats: marks.map(({ format }) => format).filter((format) => selection.hasFormat(format)),
    kind: $kindOf(node),
    quoted: $quoteAround(node) !== null,
    link: $findMatchingParent(node, $isLinkNode)?.getURL() ?? null,
    range: !selection.isCollapsed() && selection.getTextContent() !== '',
  };
}

/** Where the selected text, or the caret, is on the screen; also while the focus is in a field beside it. */
export function selectionRect(editor: LexicalEditor): DOMRect | null {
  return editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return null;
    const { anchor, focus } = selection;
    const range = createDOMRange(editor, anchor.getNode(), anchor.offset, focus.getNode(), focus.offset);
    const rect = range?.getBoundingClientRect();
    if (rect && (rect.width > 0 || rect.height > 0)) return rect;
    // An empty line has no text to measure.
    return editor.getElementByKey(anchor.key)?.getBoundingClientRect() ?? null;
  });
}
