import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/frame/not-found-page';

export const metadata: Metadata = { title: 'Page not found' };

/** For addresses that no route knows; a page of the intranet that is not there keeps its frame. */
export default function NotFound() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}
