import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import type { ReactionsJson } from '@/lib/posts/schema';
import { Reactions } from './reactions';

type Props = {
  /** The post in the API. */
  api: string;
  /** Of its group. */
  type: GroupType;
  reactions: Partial<ReactionsJson>;
};

export function ArticleFoot({ api, type, reactions }: Props) {
  return (
    <div className="article-foot">
      <Reactions api={api} initial={reactions} />
      <PrintButton type={type} />
    </div>
  );
}

/** A file is printed by what shows it; a topic's buttons have no words. */
function PrintButton({ type }: Pick<Props, 'type'>) {
  const print = () => window.print();
  if (type === groupTypes.files) return null;
  if (type === groupTypes.forum) return <IconButton icon="printer" label="Print" onClick={print} />;
  return (
    <Button variant="ghost" icon="printer" onClick={print}>
      Print
    </Button>
  );
}
