'use client';

import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { ReactionsJson } from '@/lib/posts/schema';
import { Reactions } from './reactions';

type Props = {
  /** The post in the API. */
  api: string;
  reactions: ReactionsJson;
  /** The button's shape: a topic's has no words. */
  print?: 'icon' | 'word' | undefined;
};

export function ArticleFoot({ api, reactions, print }: Props) {
  return (
    <div className="article-foot">
      <Reactions api={api} initial={reactions} />
      {print === 'icon' && <IconButton icon="printer" label="Print" onClick={() => window.print()} />}
      {print === 'word' && (
        <Button variant="ghost" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      )}
    </div>
  );
}
