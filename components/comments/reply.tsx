'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { LazyEditor } from '@/components/editor/lazy-editor';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError, api as call } from '@/lib/client/api';
import { dropDraft, keepDraft, keptDraft } from './draft';

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
  const [editor, setEditor] = useState({ initial: '', turn: 0 });
  const [sending, setSending] = useState(false);
  const [refreshing, refresh] = useTransition();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const initial = keptDraft(draft);
    if (initial === '') return;
    setEditor(({ turn }) => ({ initial, turn: turn + 1 }));
    setWritten({ html: initial, empty: false });
  }, [draft]);

  function write(html: string, empty: boolean) {
    setWritten({ html, empty });
    if (empty) dropDraft(draft);
    else keepDraft(draft, html);
  }

  async function send(html = written.html) {
    if (sending || refreshing) return;
    if (written.empty && html === written.html) return setErrors(['Write something first.']);
    setSending(true);
    setErrors([]);
    setSaid('');
    try {
      await call('POST', api, { body: { content: html } });
      dropDraft(draft);
      refresh(() => {
        router.refresh();
        setWritten({ html: '', empty: true });
        setEditor(({ turn }) => ({ initial: '', turn: turn + 1 }));
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
      <LazyEditor
        key={editor.turn}
        variant="comment"
        initialHtml={editor.initial}
        ariaLabel="Reply"
        placeholder="Write a comment…"
        onChange={write}
        onSubmitShortcut={send}
      />
      {errors.length > 0 && <Alert errors={errors} />}
      <div className="comment-buttons">
        <Button variant="primary" pending={sending || refreshing} onClick={() => send()}>
          Reply
        </Button>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
