import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';

type Props = {
  count: number;
  /** How many of them one may move and delete. */
  editable: number;
  download: string;
  onClear: () => void;
  onMove: () => void;
  onDelete: () => void;
};

export function SelectionBar({ count, editable, download, onClear, onMove, onDelete }: Props) {
  return (
    <section className="selection-bar" aria-label="Selection">
      <p role="status">{`${count} file(s) selected`}</p>
      <a className={buttonClass({ size: 'sm' })} href={download} download>
        <Icon name="download" />
        Download
      </a>
      {editable === count ? (
        <>
          <Button size="sm" icon="folder" onClick={onMove}>
            Move
          </Button>
          <Button size="sm" icon="trash" className="text-red" onClick={onDelete}>
            Delete
          </Button>
        </>
      ) : (
        editable > 0 && <span className="text-soft">{`You can move and delete ${editable} of them`}</span>
      )}
      <IconButton icon="x" label="Clear the selection" size="sm" tooltip={false} onClick={onClear} />
    </section>
  );
}
