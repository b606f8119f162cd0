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
import { groupTypes } from '@/lib/groups/types';
import type { PostJson } from '@/lib/posts/schema';
import { groupUrl, postApiUrl } from '@/lib/urls';
import { addressOf, type PostFacts } from './post-facts';

const ShareDialog = lazy(
  patient(() => import('./share-dialog').then((module) => ({ default: module.ShareDialog }))),
);

type Props = {
  facts: PostFacts;
  /** The page shows the analytics at present. */
  analytics: boolean;
};

type Opened = 'share' | 'copy' | 'delete' | null;

export function PostActions({ facts, analytics }: Props) {
  const { title, group, comments } = facts;
  const api = postApiUrl(facts);
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
    router.push(groupUrl(group) as Route);
    router.refresh();
  }

  const share = () => {
    setSharing(true);
    setOpened('share');
  };
  // Icons without words, as forums have it.
  const plain = group.type === groupTypes.forum;
  const items = menuItems({ facts, analytics, open: setOpened });
  if (items.length === 0) return null;

  return (
    <div className="article-actions">
      {facts.can.includes('edit') && <ShareButton plain={plain} onClick={share} />}
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

function menuItems({ facts, analytics, open }: Props & { open: (dialog: Opened) => void }): MenuItem[] {
  const { can } = facts;
  const address = addressOf(facts);
  const mayEdit = can.includes('edit');
  return [
    mayEdit && { label: 'Edit post', icon: 'pencil' as const, href: `${address}/edit` },
    can.includes('copy') && { label: 'Duplicate post', icon: 'copy' as const, onSelect: () => open('copy') },
    can.includes('analytics') &&
      (analytics
        ? { label: 'Close Analytics', icon: 'x' as const, href: address }
        : { label: 'Analytics', icon: 'chart-line' as const, href: `${address}?view=analytics` }),
    can.includes('confirmations') && {
      label: 'Confirmations',
      icon: 'list-todo' as const,
      href: `${address}?view=confirmations`,
    },
    mayEdit && ('line' as const),
    mayEdit && {
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
