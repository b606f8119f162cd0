'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError, api as call } from '@/lib/client/api';
import { CommentEditor } from './comment-editor';
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
  const [editor, setEditor] = useState<{ initial: string; turn: number } | null>(null);
  const [sending, setSending] = useState(false);
  const [refreshing, refresh] = useTransition();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const initial = keptDraft(draft);
    setEditor({ initial, turn: 0 });
    setWritten({ html: initial, empty: initial === '' });
  }, [draft]);

  function write(html: string, empty: boolean) {
    setWritten({ html, empty });
    if (empty) dropDraft(draft);
    else keepDraft(draft, html);
  }

  async function send() {
    setSending(true);
    setErrors([]);
    setSaid('');
    try {
      await call('POST', api, { body: { content: written.html } });
      dropDraft(draft);
      refresh(() => {
        router.refresh();
        setWritten({ html: '', empty: true });
        setEditor((before) => ({ initial: '', turn: (before?.turn ?? 0) + 1 }));
        setSaid('Your comment was posted.');
      });
    } catch (reason) {
      setErrors(reason instanceof ApiError ? reason.messages : ['That did not work. Try again.']);
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="comment-form no-print">
      {editor ? (
        <CommentEditor
          key={editor.turn}
          initialHtml={editor.initial}
          ariaLabel="Reply"
          placeholder="Write a comment…"
          onChange={write}
        />
      ) : (
        <div className="comment-editor-place" />
      )}
      {errors.length > 0 && <Alert errors={errors} />}
      <div className="comment-buttons">
        <Button variant="primary" disabled={written.empty} pending={sending || refreshing} onClick={send}>
          Reply
        </Button>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
