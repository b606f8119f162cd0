import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';

type Props = { count: number; onClear: () => void; onMove: () => void; onDelete: () => void };

export function SelectionBar({ count, onClear, onMove, onDelete }: Props) {
  return (
    <section className="selection-bar" aria-label="Selection">
      <p role="status">{`${count} file(s) selected`}</p>
      <Button size="sm" icon="folder" onClick={onMove}>
        Move
      </Button>
      <Button size="sm" icon="trash" className="text-red" onClick={onDelete}>
        Delete
      </Button>
      <IconButton icon="x" label="Clear the selection" size="sm" tooltip={false} onClick={onClear} />
    </section>
  );
}
