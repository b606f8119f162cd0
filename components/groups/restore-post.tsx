'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/client/api';

type Props = { group: { slug: string }; post: { id: number; title: string } };

export function RestorePost({ group, post }: Props) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function restore() {
    setPending(true);
    try {
      await api('POST', `/api/groups/${group.slug}/trash/${post.id}/restore`);
      toast(`"${post.title}" is back`);
      router.refresh();
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : 'It could not be restored. Try again.');
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      size="sm"
      icon="undo-2"
      pending={pending}
      onClick={restore}
      aria-label={`Restore "${post.title}"`}
    >
      Restore
    </Button>
  );
}
