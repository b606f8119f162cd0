'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paragraphsOf } from './plain-text';
import type { RichTextEditorProps } from './rich-text-editor';

type Editor = ComponentType<RichTextEditorProps>;

type Props = RichTextEditorProps & {
  /** Its text is not known yet. */
  waits?: boolean | undefined;
};

/**
 * The editor, fetched when it is needed; its place is kept meanwhile, so that nothing jumps. An article needs it at
 * once. A comment begins as a plain field that costs nothing and takes text at once; the editor takes over from it
 * when somebody begins to write, with what they have written.
 */
export function LazyEditor(props: Props) {
  const begins = props.variant === 'comment' && props.initialHtml === '' && !props.autoFocus;
  return begins ? <PlainFirst {...props} /> : <Awaited {...props} />;
}

function Awaited({ waits, ...props }: Props) {
  const { Editor, failed, fetch } = useEditor();
  const shown = Editor !== null && !waits;
  useEffect(() => void fetch(), [fetch]);
  return (
    <div className={props.variant === 'article' ? 'min-h-[24rem] min-w-0' : 'min-h-[7.25rem] min-w-0'}>
      {shown && <Editor {...props} />}
      {failed && (
        <Alert action={<Button onClick={fetch}>Try again</Button>}>The editor could not be loaded.</Alert>
      )}
      {!shown && !failed && (
        <div className="grid gap-4 pt-2" aria-hidden="true">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      )}
    </div>
  );
}

function PlainFirst(props: RichTextEditorProps) {
  const { ariaLabel, placeholder, onChange } = props;
  const { Editor, fetch } = useEditor();
  const typed = useRef({ html: '', focused: false });
  if (Editor) return <Editor {...props} initialHtml={typed.current.html} autoFocus={typed.current.focused} />;
  return (
    <textarea
      className="input"
      aria-label={ariaLabel}
      placeholder={placeholder}
      onFocus={() => {
        typed.current.focused = true;
        fetch();
      }}
      onBlur={() => {
        typed.current.focused = false;
      }}
      onChange={({ target }) => {
        typed.current.html = paragraphsOf(target.value);
        onChange(typed.current.html, target.value.trim() === '');
      }}
    />
  );
}

function useEditor() {
  const [Editor, setEditor] = useState<Editor | null>(null);
  const [failed, setFailed] = useState(false);
  const fetch = useCallback(async () => {
    setFailed(false);
    try {
      const { RichTextEditor } = await import('./rich-text-editor');
      setEditor(() => RichTextEditor);
    } catch {
      setFailed(true);
    }
  }, []);
  return { Editor, failed, fetch };
}
