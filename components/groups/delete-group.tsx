'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/client/api';

type Props = { group: { slug: string; name: string; posts: number } };

export function DeleteGroup({ group }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);

  async function remove() {
    await api('DELETE', `/api/groups/${group.slug}`);
    toast(`Group "${group.name}" was deleted`);
    router.push('/groups');
    router.refresh();
  }

  return (
    <section className="danger-zone">
      <div>
        <h2>Delete this group</h2>
        <p>All its posts, comments and categories go with it. This is irreversible.</p>
      </div>
      <Button icon="trash" className="text-red" onClick={() => setOpen(true)}>
        Delete group
      </Button>
      <ConfirmDialog
        danger
        open={open}
        onClose={() => setOpen(false)}
        title={`Delete group "${group.name}"`}
        confirm="Delete group"
        onConfirm={remove}
      >
        <p>Are you sure you wish to delete the group {group.name}?</p>
        <p>
          This removes all posts in it{group.posts > 0 && `, ${group.posts} published at the moment`}, with
          their comments. It is irreversible.
        </p>
      </ConfirmDialog>
    </section>
  );
}
