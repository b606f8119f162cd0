import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { clsx } from 'clsx';
import { COMMAND_PRIORITY_LOW } from 'lexical';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BlockMenu } from './block-menu';
import { BlockPanel } from './block-panel';
import { BubbleToolbar } from './bubble-toolbar';
import { DragHandle } from './drag-handle';
import { SUBMIT_COMMAND } from './features/shortcuts';
import { type TextUploads, watchTextUploads } from './features/text-uploads';
import { InsertDialogs } from './insert-dialogs';
import { LinkPopover } from './link-popover';
import { MentionMenu } from './mention-menu';
import type { RichTextEditorProps } from './rich-text-editor';
import { Toolbar } from './toolbar';
import { useChanges } from './use-changes';
import { useFocusWithin } from './use-focus-within';
import { nothing, useSelectionState } from './use-selection-state';

type Props = RichTextEditorProps & { children: ReactNode };

const commentBlocks = ['bullet', 'number', 'quote', 'code'];

/** What stands around the text: the article's toolbar comes with a selection, the comment's stays. */
export function EditorChrome({ variant, onChange, onUploads, onSubmitShortcut, ref, children }: Props) {
  const state = useSelectionState();
  const bar = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const focused = useFocusWithin(box);
  const [editing, setEditing] = useState(false);
  const read = useChanges(onChange, ref);
  useUploads(onUploads);
  useSubmit(onSubmitShortcut && (() => onSubmitShortcut(read())));
  if (editing && !focused) setEditing(false);
  const article = variant === 'article';
  return (
    <div ref={setBox} className={clsx('editor', `editor-${variant}`)}>
      <div className="editor-page">{children}</div>
      {!article && <Toolbar state={state} offers={commentBlocks} bar={bar} />}
      {article && focused && !editing && <BubbleToolbar state={state} />}
      {focused && !editing && !state.range && state.around && <BlockPanel around={state.around} />}
      {article && box && <DragHandle box={box} />}
      {article && <InsertDialogs />}
      {focused && <BlockMenu offers={article ? undefined : commentBlocks} />}
      {focused && <MentionMenu />}
      {/* Always there, for it listens for the shortcut. */}
      <LinkPopover state={focused ? state : nothing} editing={editing} onEditing={setEditing} />
    </div>
  );
}

function useUploads(onUploads: ((uploads: TextUploads) => void) | undefined) {
  const [editor] = useLexicalComposerContext();
  const tell = useEffectEvent((uploads: TextUploads) => onUploads?.(uploads));
  useEffect(() => watchTextUploads(editor, (uploads) => tell(uploads)), [editor]);
}

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
