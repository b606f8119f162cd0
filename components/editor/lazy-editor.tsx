'use client';

import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import type { RichTextEditorProps } from './rich-text-editor';

const Editor = dynamic(() => import('./rich-text-editor').then(({ RichTextEditor }) => RichTextEditor), {
  ssr: false,
  loading: () => (
    <div className="grid gap-3 p-3" aria-hidden="true">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  ),
});

/** The editor, fetched when it is first shown; until then its place is kept, so that nothing jumps. */
export function LazyEditor(props: RichTextEditorProps) {
  return (
    <div className={clsx(props.variant === 'article' ? 'min-h-[24rem]' : 'min-h-[7.25rem]')}>
      <Editor {...props} />
    </div>
  );
}
