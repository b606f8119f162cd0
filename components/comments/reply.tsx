'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { LazyEditor } from '@/components/editor/lazy-editor';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError, api as call } from '@/lib/client/api';
import { attemptKey, dropDraft, keepDraft, keptDraft } from './draft';
import { useQuiet } from './use-quiet';

type Props = {
  /** The comments in the API. */
  api: string;
  /** Under which name this tab keeps what is typed. */
  draft: string;
};

/** What is typed survives a reload and every failure: it goes when the server has it, and not before. */
export function Reply({ api, draft }: Props) {
  const router = useRouter();
  const [written, setWritten] = useState({ html: '', empty: true });
  // A new turn is a new editor: the first is on the server's page, the next holds what was kept, or nothing.
  const [{ initial, turn }, setEditor] = useState({ initial: '', turn: 0 });
  /** The turn whose text the server has. */
  const sent = useRef<number | null>(null);
  const [sending, setSending] = useState(false);
  const [refreshing, refresh] = useTransition();
  const busy = sending || refreshing;
  const { box, button, editor } = useQuiet(busy);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const kept = keptDraft(draft);
    if (kept === '') return;
    setEditor((before) => ({ initial: kept, turn: before.turn + 1 }));
    setWritten({ html: kept, empty: false });
  }, [draft]);

  function write(html: string, empty: boolean) {
    // An editor that goes tells once more of what it held. The server has that already.
    if (turn === sent.current) return;
    setWritten({ html, empty });
    if (empty) dropDraft(draft);
    else keepDraft(draft, html);
  }

  async function send() {
    if (busy) return;
    // The editor tells of its changes a moment later; whoever sends does not wait for that.
    const html = editor.current?.html() ?? written.html;
    const empty = editor.current?.isEmpty() ?? written.empty;
    if (empty) return setErrors(['Write something first.']);
    write(html, false);
    setSending(true);
    setErrors([]);
    setSaid('');
    try {
      await call('POST', api, { body: { content: html }, idempotencyKey: attemptKey(draft, html) });
      sent.current = turn;
      dropDraft(draft);
      refresh(() => {
        router.refresh();
        setWritten({ html: '', empty: true });
        setEditor({ initial: '', turn: turn + 1 });
        setSaid('Your comment was posted.');
      });
    } catch (reason) {
      setErrors(reason instanceof ApiError ? reason.messages : ['That did not work. Try again.']);
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="comment-form">
      <div ref={box} className="comment-text" inert={busy}>
        <LazyEditor
          key={turn}
          ref={editor}
          variant="comment"
          initialHtml={initial}
          ariaLabel="Reply"
          placeholder="Write a comment…"
          onChange={write}
          onSubmitShortcut={send}
        />
      </div>
      {errors.length > 0 && <Alert errors={errors} />}
      <div className="comment-buttons">
        <Button ref={button} variant="primary" pending={busy} onClick={send}>
          Reply
        </Button>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
