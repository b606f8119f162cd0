'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GroupType } from '@/lib/groups/schema';
import { CategoryDialog } from './category-dialog';
import { categoryWords } from './category-words';

type Group = { slug: string; type: GroupType };

export function AddCategoryButton({ group, parentId }: { group: Group; parentId?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon="plus" className="btn-fold" onClick={() => setOpen(true)}>
        <span>{categoryWords(group.type).create}</span>
      </Button>
      <CategoryDialog open={open} onClose={() => setOpen(false)} group={group} parentId={parentId} />
    </>
  );
}

type EditProps = { group: Group; category: { slug: string; name: string; version: number } };

export function EditCategoryButton({ group, category }: EditProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="pencil" className="btn-fold" onClick={() => setOpen(true)}>
        <span>{categoryWords(group.type).edit}</span>
      </Button>
      <CategoryDialog open={open} onClose={() => setOpen(false)} group={group} category={category} />
    </>
  );
}
