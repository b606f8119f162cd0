'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/client/api';
import type { PostCardJson, PostJson } from '@/lib/posts/schema';
import { postApiUrl, postUrl } from '@/lib/urls';

type Props = { post: PostCardJson; revision: number };

export function RestoreButton({ post, revision }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);

  async function restore() {
    const path = `${postApiUrl(post)}/revisions/${revision}/restore`;
    const restored = await api<PostJson>('POST', path, { version: post.version });
    toast('The earlier version is back');
    router.push(`${postUrl(restored)}/revisions` as Route);
    router.refresh();
  }

  return (
    <>
      <Button icon="undo-2" onClick={() => setOpen(true)}>
        Restore this version
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Restore this version of "${post.title}"`}
        confirm="Restore"
        onConfirm={restore}
      >
        The post gets this title and text{post.status === 2 && ', at once for everybody who reads it'}. What
        it says now stays in the history.
      </ConfirmDialog>
    </>
  );
}
