'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { patient } from '@/components/ui/patient';
import { api as call } from '@/lib/client/api';
import type { PostJson } from '@/lib/posts/schema';

const ShareDialog = lazy(
  patient(() => import('./share-dialog').then((module) => ({ default: module.ShareDialog }))),
);

type Props = {
  title: string;
  /** The post in the API. */
  api: string;
  /** Where the post is read, and where its group is. */
  address: string;
  group: string;
  can: { edit: boolean; copy: boolean; analytics: boolean; confirmations: boolean };
  /** The page shows the analytics at present. */
  analytics: boolean;
  /** Icons without words, as forums have it. */
  plain: boolean;
  comments: number;
};

type Opened = 'share' | 'copy' | 'delete' | null;

export function PostActions(props: Props) {
  const { title, api, address, group, can, analytics, plain, comments } = props;
  const router = useRouter();
  const [opened, setOpened] = useState<Opened>(null);
  const [sharing, setSharing] = useState(false);
  const close = () => setOpened(null);

  async function copy() {
    const made = await call<PostJson>('POST', `${api}/copy`);
    router.push(`/groups/${made.group.slug}/${made.slug}/edit` as Route);
  }

  async function remove() {
    await call('DELETE', api);
    router.push(group as Route);
    router.refresh();
  }

  const share = () => {
    setSharing(true);
    setOpened('share');
  };
  const items = menuItems({ address, can, analytics, open: setOpened });
  if (items.length === 0) return null;

  return (
    <div className="article-actions no-print">
      {can.edit && <ShareButton plain={plain} onClick={share} />}
      <Menu label="More" icon="ellipsis" variant={plain ? 'ghost' : 'secondary'} items={items} />
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog open={opened === 'share'} onClose={close} api={api} />
        </Suspense>
      )}
      <ConfirmDialog
        open={opened === 'copy'}
        onClose={close}
        title={`Copy post "${title}"`}
        confirm="Copy"
        onConfirm={copy}
      >
        <p>Are you sure you wish to copy "{title}"?</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={opened === 'delete'}
        onClose={close}
        title={`Delete post "${title}"`}
        confirm="Delete"
        danger
        onConfirm={remove}
      >
        <p>Are you sure you wish to delete "{title}"?</p>
        <p>{lossOf(comments)}</p>
      </ConfirmDialog>
    </div>
  );
}

function ShareButton({ plain, onClick }: { plain: boolean; onClick: () => void }) {
  if (plain) return <IconButton icon="share-2" label="Share" onClick={onClick} />;
  return (
    <Button icon="share-2" onClick={onClick}>
      Share
    </Button>
  );
}

function menuItems({
  address,
  can,
  analytics,
  open,
}: Pick<Props, 'address' | 'can' | 'analytics'> & { open: (dialog: Opened) => void }): MenuItem[] {
  return [
    can.edit && { label: 'Edit post', icon: 'pencil' as const, href: `${address}/edit` },
    can.copy && { label: 'Duplicate post', icon: 'copy' as const, onSelect: () => open('copy') },
    can.analytics &&
      (analytics
        ? { label: 'Close Analytics', icon: 'x' as const, href: address }
        : { label: 'Analytics', icon: 'chart-line' as const, href: `${address}?view=analytics` }),
    can.confirmations && {
      label: 'Confirmations',
      icon: 'list-todo' as const,
      href: `${address}?view=confirmations`,
    },
    can.edit && ('line' as const),
    can.edit && {
      label: 'Delete post',
      icon: 'trash' as const,
      danger: true,
      onSelect: () => open('delete'),
    },
  ].filter((item) => item !== false);
}

function lossOf(comments: number): string {
  const lost =
    comments === 0
      ? ''
      : comments === 1
        ? ', and its comment with it'
        : `, and its ${comments} comments with it`;
  return `It disappears for everybody at once${lost}.`;
}
