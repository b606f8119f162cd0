'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { api as call } from '@/lib/client/api';
import { useRefresh } from '@/lib/client/use-refresh';
import { EditForm } from './edit-form';
import { useFocusBack, useHeir } from './use-focus-after';

type Props = {
  api: string;
  /** The stored text, for its writer only. */
  content?: string | undefined;
  canDelete: boolean;
  /** The text as everybody sees it. */
  children: ReactNode;
};

export function CommentTools({ api, content, canDelete, children }: Props) {
  const refresh = useRefresh();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  useFocusBack(editing, edit);
  const heir = useHeir();

  async function remove() {
    await call('DELETE', api);
    heir.current = besides(tools.current);
    await refresh();
  }

  if (editing && content !== undefined) {
    return <EditForm api={api} content={content} onDone={() => setEditing(false)} />;
  }
  return (
    <>
      {children}
      <div ref={tools} className="comment-tools no-print">
        {content !== undefined && (
          <Button ref={edit} size="sm" variant="ghost" onClick={() => setEditing(true)}>
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

/** The comment after this one, or else the one before, or else the heading of them all. */
function besides(tools: Element | null): Element | null {
  const comment = tools?.closest('li');
  const heading = comment?.closest('.comments')?.querySelector('h2') ?? null;
  return comment?.nextElementSibling ?? comment?.previousElementSibling ?? heading;
}
