import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import type { PostCardJson } from '@/lib/posts/schema';
import { EventDistance } from './event-distance';

/** When and where, on the card of an event. */
export function EventFacts({ event }: { event: NonNullable<PostCardJson['event']> }) {
  return (
    <ul className="event-facts">
      <li>
        <Icon name="calendar-days" />
        <span>
          <LocalTime value={event.starts} format="eventDate" /> <EventDistance event={event} />
        </span>
      </li>
      {event.venue && (
        <li>
          <Icon name="map-pin" />
          <span className="truncate">{event.venue}</span>
        </li>
      )}
    </ul>
  );
}
