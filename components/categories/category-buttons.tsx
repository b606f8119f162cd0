'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { GroupType } from '@/lib/groups/types';
import { CategoryDialog } from './category-dialog';
import { categoryWords } from './category-words';

type Group = { slug: string; type: GroupType };

type AddProps = { group: Group; parentId?: number | undefined; compact?: boolean | undefined };

export function AddCategoryButton({ group, parentId, compact }: AddProps) {
  const [open, setOpen] = useState(false);
  const label = categoryWords(group.type).create;
  const opens = { 'data-opens': 'dialog', onClick: () => setOpen(true) };
  return (
    <>
      {compact ? (
        <IconButton icon="plus" label={label} size="sm" tooltip={false} {...opens} />
      ) : (
        <Button variant="ghost" size="sm" icon="plus" className="btn-fold" {...opens}>
          <span>{label}</span>
        </Button>
      )}
      <CategoryDialog open={open} onClose={() => setOpen(false)} group={group} parentId={parentId} />
    </>
  );
}

type EditProps = {
  group: Group;
  category: { slug: string; name: string; version: number };
  compact?: boolean | undefined;
};

export function EditCategoryButton({ group, category, compact }: EditProps) {
  const [open, setOpen] = useState(false);
  const label = categoryWords(group.type).edit;
  const opens = { 'data-opens': 'dialog', onClick: () => setOpen(true) };
  return (
    <>
      {compact ? (
        <IconButton icon="pencil" label={label} size="sm" tooltip={false} {...opens} />
      ) : (
        <Button icon="pencil" className="btn-fold" {...opens}>
          <span>{label}</span>
        </Button>
      )}
      <CategoryDialog open={open} onClose={() => setOpen(false)} group={group} category={category} />
    </>
  );
}
