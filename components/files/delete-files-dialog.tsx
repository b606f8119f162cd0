'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { api } from '@/lib/client/api';
import { useRefresh } from '@/lib/client/use-refresh';

type Props = {
  open: boolean;
  group: string;
  ids: number[];
  onClose: () => void;
  onDone: () => void;
};

export function DeleteFilesDialog({ open, group, ids, onClose, onDone }: Props) {
  const refresh = useRefresh();
  return (
    <ConfirmDialog
      danger
      open={open}
      onClose={onClose}
      title={`Delete ${ids.length} file(s)`}
      confirm="Delete"
      onConfirm={async () => {
        await api('PATCH', `/api/groups/${group}/bulk-delete`, { body: { posts: ids } });
        await refresh();
        onDone();
      }}
    >
      <p>{`Are you sure you wish to delete the ${ids.length} selected file(s)`}</p>
    </ConfirmDialog>
  );
}
