'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import { LazyEditor } from '@/components/editor/lazy-editor';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { api as call } from '@/lib/client/api';

type Props = {
  api: string;
  /** The stored text, for its writer only. */
  content?: string | undefined;
  canDelete: boolean;
  /** The text as everybody sees it. */
  children: ReactNode;
};

export function CommentTools({ api, content, canDelete, children }: Props) {
  const router = useRouter();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function remove() {
    await call('DELETE', api);
    router.refresh();
  }

  if (editing && content !== undefined) {
    return <EditForm api={api} content={content} onDone={() => setEditing(false)} />;
  }
  return (
    <>
      {children}
      <div className="comment-tools no-print">
        {content !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        {canDelete && (
          <Button size="sm" variant="ghost" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title="Delete comment"
        confirm="Delete"
        danger
        onConfirm={remove}
      >
        <p>Are you sure you wish to delete this comment?</p>
      </ConfirmDialog>
    </>
  );
}

function EditForm({ api, content, onDone }: { api: string; content: string; onDone: () => void }) {
  const router = useRouter();
  const [html, setHtml] = useState(content);
  const [saving, setSaving] = useState(false);
  const [refreshing, refresh] = useTransition();
  const [errors, setErrors] = useState<readonly string[]>([]);

  async function save() {
    setSaving(true);
    setErrors([]);
    try {
      await call('PUT', api, { body: { content: html } });
      refresh(() => {
        router.refresh();
        onDone();
      });
    } catch (reason) {
      setErrors([reason instanceof Error ? reason.message : 'That did not work. Try again.']);
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="comment-form">
      <LazyEditor
        variant="comment"
        initialHtml={content}
        placeholder="Write a comment…"
        ariaLabel="Edit your comment"
        autoFocus
        onChange={(next, isEmpty) => {
          setHtml(isEmpty ? '' : next);
        }}
      />
      {errors.length > 0 && <Alert errors={errors} />}
      <div className="comment-buttons">
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="primary" pending={saving || refreshing} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  );
}
