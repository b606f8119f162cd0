import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { PostCardJson } from '@/lib/posts/schema';
import { postUrl } from '@/lib/urls';
import { EventWhen } from './event-when';

type EventJson = NonNullable<PostCardJson['event']>;

/** When and where, and the way into one's own calendar. */
export function EventBlock({ post, event }: { post: PostCardJson; event: EventJson }) {
  return (
    <section className="event-block card" aria-label="Event">
      <EventFacts event={event} />
      <a className={buttonClass({})} href={`${postUrl(post)}/download-ics`} download>
        <Icon name="calendar-plus" />
        Add to calendar
      </a>
      {event.google_place_id && event.lat !== null && <VenueMap event={event} />}
    </section>
  );
}

export function EventFacts({ event }: { event: EventJson }) {
  return (
    <dl className="event-details">
      <div>
        <dt>
          <Icon name="clock" />
          <span className="sr-only">When</span>
        </dt>
        <dd>
          <EventWhen starts={event.starts} ends={event.ends} />
        </dd>
      </div>
      {event.venue && (
        <div>
          <dt>
            <Icon name="map-pin" />
            <span className="sr-only">Where</span>
          </dt>
          <dd>{event.venue}</dd>
        </div>
      )}
    </dl>
  );
}

const themes = ['light', 'dark'] as const;

/** One picture a theme, of which the browser fetches the one that shows. */
function VenueMap({ event: { venue, google_place_id } }: { event: EventJson }) {
  return themes.map((theme) => {
    const query = new URLSearchParams({ place_id: google_place_id ?? '', w: '860', h: '220', theme });
    return (
      // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
      <img
        key={theme}
        className={`event-map event-map-${theme}`}
        src={`/api/venues/map?${query}`}
        alt={`Map of ${venue}`}
        width={860}
        height={220}
        loading="lazy"
        decoding="async"
      />
    );
  });
}
