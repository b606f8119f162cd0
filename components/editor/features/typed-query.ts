import { $isCodeNode } from '@lexical/code';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalEditor,
  type TextNode,
} from 'lexical';
import { useEffect, useState } from 'react';

type Typed = { node: TextNode; from: number; to: number; query: string };

/**
 * What is being typed after a trigger such as `/`, or null; and a way to dismiss it until the trigger is typed
 * again. `trigger` matches the text before the caret, and its last group is the query.
 */
export function useTypedQuery(editor: LexicalEditor, trigger: RegExp): [string | null, () => void] {
  const [state, setState] = useState<{ query: string | null; dismissed: boolean }>({
    query: null,
    dismissed: false,
  });
  useEffect(
    () =>
      editor.registerUpdateListener(() => {
        const query = editor.read(() => $typed(trigger)?.query ?? null);
        setState((last) =>
          last.query === query ? last : { query, dismissed: query !== null && last.dismissed },
        );
      }),
    [editor, trigger],
  );
  return [state.dismissed ? null : state.query, () => setState(({ query }) => ({ query, dismissed: true }))];
}

/** Takes trigger and query out of the text; the caret stays in their place. */
export function removeTyped(editor: LexicalEditor, trigger: RegExp) {
  editor.update(
    () => {
      const typed = $typed(trigger);
      typed?.node.spliceText(typed.from, typed.to - typed.from, '', true);
    },
    { discrete: true },
  );
}

function $typed(trigger: RegExp): Typed | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node) || node.hasFormat('code') || $findMatchingParent(node, $isCodeNode)) return null;
  const to = selection.anchor.offset;
  const query = trigger.exec(node.getTextContent().slice(0, to))?.at(-1);
  return query === undefined ? null : { node, from: to - query.length - 1, to, query };
}
