'use client';

import { Button } from '@/components/ui/button';
import type { ReactionsJson } from '@/lib/posts/schema';
import { Reactions } from './reactions';

type Props = {
  /** The post in the API. */
  api: string;
  reactions: ReactionsJson;
  printable?: boolean | undefined;
};

export function ArticleFoot({ api, reactions, printable = false }: Props) {
  return (
    <div className="article-foot">
      <Reactions api={api} initial={reactions} />
      {printable && (
        <Button variant="ghost" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      )}
    </div>
  );
}
