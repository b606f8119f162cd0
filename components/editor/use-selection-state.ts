import { $isCodeNode } from '@lexical/code';
import { $isLinkNode } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isQuoteNode } from '@lexical/rich-text';
import { createDOMRange } from '@lexical/selection';
import { $isTableNode } from '@lexical/table';
import {
  $findMatchingParent,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { useEffect, useState } from 'react';
import { marks } from './blocks';
import { $alignmentOf, type Alignment } from './features/align';
import { $kindOf, type BlockKind } from './features/turn-into';
import { $isCallout } from './nodes/callout';
import { $isPreservedBlock } from './nodes/preserved';

/** What a panel of its own belongs to: the nearest around the caret, or the one thing that is selected. */
export type Around = { type: 'table' | 'callout' | 'block'; key: string };

export type SelectionState = {
  formats: readonly TextFormatType[];
  kind: BlockKind | null;
  /** The boxes around the caret. */
  boxes: readonly ('quote' | 'callout')[];
  align: Alignment | null;
  /** The address under the caret. */
  link: string | null;
  /** Whether some text is selected. */
  range: boolean;
  around: Around | null;
};

export const nothing: SelectionState = {
  formats: [],
  kind: null,
  boxes: [],
  align: null,
  link: null,
  range: false,
  around: null,
};

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
  const [first, ...more] = selection?.getNodes() ?? [];
  if (!first) return nothing;
  if ($isNodeSelection(selection)) {
    const only = more.length === 0 && $isPreservedBlock(first);
    return { ...nothing, around: only ? { type: 'block', key: first.getKey() } : null };
  }
  if (!$isRangeSelection(selection)) return { ...nothing, around: $aroundOf(first) };
  const node = selection.anchor.getNode();
  const boxes: SelectionState['boxes'] = (['quote', 'callout'] as const).filter((box) =>
    $findMatchingParent(node, box === 'quote' ? $isQuoteNode : $isCallout),
  );
  return {
    formats: marks.map(({ format }) => format).filter((format) => selection.hasFormat(format)),
    kind: $kindOf(node),
    boxes,
    align: $alignmentOf(node),
    link: $findMatchingParent(node, $isLinkNode)?.getURL() ?? null,
    range: !selection.isCollapsed() && selection.getTextContent() !== '',
    around: $aroundOf(node),
  };
}

function $aroundOf(node: LexicalNode): Around | null {
  const around = $findMatchingParent(
    node,
    (parent) => $isTableNode(parent) || $isCallout(parent) || $isCodeNode(parent),
  );
  if ($isTableNode(around)) return { type: 'table', key: around.getKey() };
  return $isCallout(around) ? { type: 'callout', key: around.getKey() } : null;
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
