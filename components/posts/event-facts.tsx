import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import type { EventTimes } from './card-facts';
import { EventDays } from './event-days';
import { EventDistance } from './event-distance';

/** When and where, on the card of an event. */
export function EventFacts({ event }: { event: EventTimes }) {
  return (
    <ul className="event-facts">
      <li>
        <Icon name="calendar-days" />
        <span>
          {event.all_day === 1 ? (
            <EventDays event={event} />
          ) : (
            <LocalTime value={event.starts} format="eventDate" />
          )}{' '}
          <EventDistance event={event} />
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
