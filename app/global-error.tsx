'use client';

import { BrokenPage } from '@/components/frame/broken-page';
import './globals.css';

/** Stands in for the root layout when that itself fails; the theme then follows the system. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something broke</title>
        <main>
          <BrokenPage error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
