import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import type { MustReadJson } from '@/lib/confirmations/schema';
import { formatDateTime } from '@/lib/dates';

/** At the head of a post that its reader has yet to confirm; the button stands where the text ends. */
export function MustReadNote({ mustRead }: { mustRead: MustReadJson | null }) {
  if (!mustRead?.asked || mustRead.confirmed_at) return null;
  const late = mustRead.due_at <= formatDateTime(new Date());
  return (
    <p className="must-read no-print" data-late={late ? '' : undefined}>
      <Icon name="circle-exclamation-point" />
      <span>
        {late ? 'Must be read; this was due on ' : 'Must be read by '}
        <LocalTime value={mustRead.due_at} format="dateTime" />. <a href="#confirm">Confirm it below</a>
      </span>
    </p>
  );
}
