'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useRef, useState, useTransition } from 'react';
import { LazyEditor } from '@/components/editor/lazy-editor';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useLeaveWarning } from '@/components/ui/use-leave-warning';
import { ApiError, api as call } from '@/lib/client/api';
import { useQuiet } from './use-quiet';

type Props = { api: string; content: string; onDone: () => void };

/** Changes a comment where it stands. */
export function EditForm({ api, content, onDone }: Props) {
  const router = useRouter();
  const [html, setHtml] = useState(content);
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open');
  const [refreshing, refresh] = useTransition();
  const busy = state !== 'open' || refreshing;
  const { box, button, editor } = useQuiet(busy);
  const [errors, setErrors] = useState<readonly string[]>([]);
  /** The document as the editor wrote it before any change: what is stored may be written otherwise. */
  const opened = useRef<string | null>(null);
  useLeaveWarning(() => state !== 'saved' && isChanged());

  /** Before a key does anything. */
  function remember() {
    opened.current ??= editor.current?.html() ?? null;
  }

  /** The editor tells of its changes a moment later. */
  function isChanged(): boolean {
    const now = editor.current?.html();
    return html !== content || (opened.current !== null && now !== undefined && now !== opened.current);
  }

  async function save() {
    if (busy) return;
    setState('saving');
    setErrors([]);
    try {
      await call('PUT', api, { body: { content: textNow() } });
      setState('saved');
      refresh(() => {
        router.refresh();
        onDone();
      });
    } catch (reason) {
      setState('open');
      setErrors(reason instanceof ApiError ? reason.messages : ['That did not work. Try again.']);
    }
  }

  function textNow(): string {
    if (!editor.current) return html;
    return editor.current.isEmpty() ? '' : editor.current.html();
  }

  /** In the text, where no menu took it: Escape leaves what nobody changed. */
  function press({ key, target, nativeEvent }: KeyboardEvent) {
    const inText = target instanceof HTMLElement && target.isContentEditable;
    if (key !== 'Escape' || !inText || nativeEvent.defaultPrevented || nativeEvent.isComposing) return;
    if (!busy && !isChanged()) onDone();
  }

  return (
    <div className="comment-form">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are the editor's inside */}
      <div ref={box} className="comment-text" inert={busy} onKeyDownCapture={remember} onKeyDown={press}>
        <LazyEditor
          ref={editor}
          variant="comment"
          initialHtml={content}
          placeholder="Write a comment…"
          ariaLabel="Edit your comment"
          autoFocus
          onChange={(next, isEmpty) => setHtml(isEmpty ? '' : next)}
          onSubmitShortcut={save}
        />
      </div>
      {errors.length > 0 && <Alert errors={errors} />}
      <div className="comment-buttons">
        <Button onClick={onDone}>Cancel</Button>
        <Button ref={button} variant="primary" pending={busy} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  );
}
