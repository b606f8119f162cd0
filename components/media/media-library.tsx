'use client';

import { lazy, Suspense } from 'react';
import { patient } from '@/components/ui/patient';
import type { MediaJson } from '@/lib/media/schema';

export type MediaLibraryProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The file that was chosen; the dialog closes after it. */
  onSelect: (media: MediaJson) => void;
  /** Only images, and stock images too. */
  type?: 'image' | undefined;
};

const LibraryDialog = lazy(
  patient(() => import('./library-dialog').then((module) => ({ default: module.LibraryDialog }))),
);

/** The library, an upload or a stock image, to choose one file from; each opening starts anew. */
export function MediaLibrary(props: MediaLibraryProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <LibraryDialog {...props} />
    </Suspense>
  );
}
