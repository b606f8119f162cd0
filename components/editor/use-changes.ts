import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { HISTORIC_TAG, type NodeKey } from 'lexical';
import { type Ref, useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { $saveHtml, isEmpty } from './html/document';

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
  const written = useRef(new Map<NodeKey, string>());
  const read = useCallback(() => editor.read(() => $saveHtml(written.current)), [editor]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.focus(),
      html: read,
      isEmpty: () => isEmpty(read()),
    }),
    [editor, read],
  );
  useEffect(() => {
    written.current.clear();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = read();
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const html = read();
      if (html === told) return;
      told = html;
      tell(html, isEmpty(html));
    };
    const remove = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      forget(written.current, tags.has(HISTORIC_TAG) ? [] : [...dirtyElements.keys(), ...dirtyLeaves]);
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

/** Undo and other whole documents name nothing but the root. */
function forget(written: Map<NodeKey, string>, dirty: readonly NodeKey[]) {
  if (dirty.every((key) => key === 'root')) written.clear();
  for (const key of dirty) written.delete(key);
}
