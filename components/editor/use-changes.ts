import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { type Ref, useCallback, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { $isEmpty, $saveHtml } from './html/document';

export type EditorHandle = {
  focus: () => void;
  /** The document as it is now, without waiting for the next change to be told. */
  html: () => string;
  isEmpty: () => boolean;
};

/** Long enough that a burst of typing is written once, short enough that nobody waits for it. */
const pause = 300;

/** Tells of changes a moment after they happen, and at once when the focus leaves or the editor goes. */
export function useChanges(
  onChange: (html: string, isEmpty: boolean) => void,
  ref: Ref<EditorHandle> | undefined,
) {
  const [editor] = useLexicalComposerContext();
  const tell = useEffectEvent(onChange);
  const read = useCallback(() => editor.read($saveHtml), [editor]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.focus(),
      html: read,
      isEmpty: () => editor.read(() => $isEmpty($saveHtml())),
    }),
    [editor, read],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = read();
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const html = read();
      if (html === told) return;
      told = html;
      tell(
        html,
        editor.read(() => $isEmpty(html)),
      );
    };
    const remove = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      timer ??= setTimeout(flush, pause);
    });
    const removeRoot = editor.registerRootListener((root, previous) => {
      previous?.removeEventListener('blur', flush);
      root?.addEventListener('blur', flush);
    });
    return () => {
      if (timer !== undefined) flush();
      remove();
      removeRoot();
    };
  }, [editor, read]);
  return read;
}
