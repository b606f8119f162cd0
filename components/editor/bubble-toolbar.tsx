import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useEffect, useRef, useState } from 'react';
import { Floating } from './floating';
import { Toolbar } from './toolbar';
import { type SelectionState, selectionRect } from './use-selection-state';

const offers = ['h2', 'h3', 'bullet', 'number', 'check', 'quote', 'callout'];
/** One row on a phone, under the text, where its own selection menu is not. */
const touchOffers = ['h2', 'bullet', 'quote'];

/** The toolbar beside selected text. It waits until the mouse has finished selecting. */
export function BubbleToolbar({ state }: { state: SelectionState }) {
  const [editor] = useLexicalComposerContext();
  const bar = useRef<HTMLDivElement>(null);
  const settled = useSettledPointer();
  const coarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  if (!state.range || !settled || state.kind === 'code') return null;
  return (
    <Floating rect={() => selectionRect(editor)} place={coarse ? 'below' : 'above'}>
      <Toolbar state={state} offers={coarse ? touchOffers : offers} aligns={!coarse} bar={bar} />
    </Floating>
  );
}

function useSettledPointer() {
  const [editor] = useLexicalComposerContext();
  const [settled, setSettled] = useState(true);
  useEffect(() => {
    const down = (event: PointerEvent) => {
      if (editor.getRootElement()?.contains(event.target as Node)) setSettled(false);
    };
    const up = () => setSettled(true);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
    };
  }, [editor]);
  return settled;
}
