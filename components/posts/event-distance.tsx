import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/local-time';
import { formatDateTime } from '@/lib/dates';
import type { PostCardJson } from '@/lib/posts/schema';

/** `in 3 days`, or that it is on right now. Wire dates compare as text. */
export function EventDistance({ event }: { event: NonNullable<PostCardJson['event']> }) {
  const now = formatDateTime(new Date());
  if (event.starts <= now && now <= event.ends) return <Badge tone="green">Now</Badge>;
  return <RelativeTime value={event.starts} className="event-distance" />;
}
