import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { clsx } from 'clsx';
import { COMMAND_PRIORITY_LOW } from 'lexical';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BlockMenu } from './block-menu';
import { BubbleToolbar } from './bubble-toolbar';
import { SUBMIT_COMMAND } from './features/shortcuts';
import { LinkPopover } from './link-popover';
import type { RichTextEditorProps } from './rich-text-editor';
import { Toolbar } from './toolbar';
import { useChanges } from './use-changes';
import { useFocusWithin } from './use-focus-within';
import { useSelectionState } from './use-selection-state';

type Props = RichTextEditorProps & { children: ReactNode };

const commentBlocks = ['bullet', 'number', 'quote', 'code'];

/** What stands around the text: the article's toolbar comes with a selection, the comment's stays. */
export function EditorChrome({ variant, onChange, onSubmitShortcut, ref, children }: Props) {
  const state = useSelectionState();
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const focused = useFocusWithin(box);
  const [editing, setEditing] = useState(false);
  const read = useChanges(onChange, ref);
  useSubmit(onSubmitShortcut && (() => onSubmitShortcut(read())));
  if (editing && !focused) setEditing(false);
  return (
    <div ref={box} className={clsx('editor', `editor-${variant}`)}>
      <div className="editor-page">{children}</div>
      {variant === 'comment' && <Toolbar state={state} offers={commentBlocks} bar={bar} />}
      {variant === 'article' && focused && !editing && <BubbleToolbar state={state} />}
      {focused && <BlockMenu />}
      {/* Always there, for it listens for the shortcut. */}
      <LinkPopover state={focused ? state : hidden} editing={editing} onEditing={setEditing} />
    </div>
  );
}

const hidden = { formats: [], kind: null, quoted: false, link: null, range: false };

function useSubmit(submit: (() => void) | undefined) {
  const [editor] = useLexicalComposerContext();
  const run = useEffectEvent(() => submit?.());
  const wanted = submit !== undefined;
  useEffect(() => {
    if (!wanted) return;
    return editor.registerCommand(
      SUBMIT_COMMAND,
      () => {
        run();
        return true;
      },
      COMMAND_PRIORITY_LOW,
    );
  }, [editor, wanted]);
}
