import type { ReactNode } from 'react';
import { Page } from '@/components/ui/page';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { type PageShape, shapeOf } from './page-shape';

const shapes: Record<PageShape, () => ReactNode> = {
  cards: Cards,
  tiles: Tiles,
  rows: Rows,
  article: Article,
  form: Form,
};

/** Stands where a page will be, in its shape. */
export function PageSkeleton({ path }: { path: string }) {
  const shape = shapeOf(path);
  const Shape = shapes[shape];
  return (
    <Page width={shape === 'article' || shape === 'form' ? shape : 'page'}>
      <Loading label="The page is loading">
        <Skeleton className="mb-8 h-9 w-56 max-w-full" />
        <Shape />
      </Loading>
    </Page>
  );
}

function Cards() {
  return (
    <div className="post-grid">
      {times(8, (key) => (
        <div key={key} className="card post-card">
          <Skeleton className="aspect-video rounded-none" />
          <div className="post-text">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="mt-1 h-5 w-4/5" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-3 h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Tiles() {
  return (
    <div className="group-grid">
      {times(9, (key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  );
}

function Rows() {
  return (
    <div className="grid gap-2">
      {times(8, (key) => (
        <Skeleton key={key} className="h-13" />
      ))}
    </div>
  );
}

function Article() {
  return (
    <div className="grid gap-3">
      <Skeleton className="mb-3 h-6 w-64 max-w-full" />
      <Skeleton className="mb-4 aspect-video" />
      {times(6, (key) => (
        <Skeleton key={key} className={key % 3 === 2 ? 'mb-4 h-4 w-3/5' : 'h-4'} />
      ))}
    </div>
  );
}

function Form() {
  return (
    <div className="grid gap-6">
      {times(5, (key) => (
        <div key={key} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  );
}

function times(count: number, draw: (key: number) => ReactNode) {
  return Array.from({ length: count }, (_, index) => draw(index));
}
