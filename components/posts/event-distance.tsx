import { Badge } from '@/components/ui/badge';
import { RelativeDay, RelativeTime } from '@/components/ui/local-time';
import { formatDateTime } from '@/lib/dates';
import type { EventTimes } from './card-facts';

/** `in 3 days`, or that it is on right now. Wire dates compare as text. */
export function EventDistance({ event }: { event: Pick<EventTimes, 'starts' | 'ends' | 'all_day'> }) {
  const { starts, ends } = event;
  if (event.all_day === 1) return <RelativeDay starts={starts} ends={ends} className="event-distance" />;
  const now = formatDateTime(new Date());
  if (starts <= now && now <= ends) return <Badge tone="green">Now</Badge>;
  return <RelativeTime value={starts} className="event-distance" />;
}
