import { EventDays } from '@/components/posts/event-days';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { formatDateTime } from '@/lib/dates';
import type { EventFactsJson, EventJson, PostCardJson } from '@/lib/posts/schema';
import { postApiUrl, postUrl } from '@/lib/urls';
import { EventAnswer } from './event-answer';
import { EventWhen } from './event-when';

/** When and where, and the way into one's own calendar. */
export function EventBlock({ post, event }: { post: PostCardJson; event: EventJson }) {
  return (
    <section className="event-block card" aria-label="Event">
      <EventFacts event={event} />
      <a className={buttonClass({})} href={`${postUrl(post)}/download-ics`} download>
        <Icon name="calendar-plus" />
        Add to calendar
      </a>
      <Answers post={post} event={event} />
      {event.google_place_id && event.lat !== null && <VenueMap event={event} />}
    </section>
  );
}

/** Once it is over there is nothing left to answer. */
function Answers({ post, event: { ends, rsvp } }: { post: PostCardJson; event: EventJson }) {
  if (ends >= formatDateTime(new Date())) return <EventAnswer post={postApiUrl(post)} initial={rsvp} />;
  if (rsvp.yes === 0) return null;
  return <p className="event-said">{rsvp.yes === 1 ? '1 person said yes' : `${rsvp.yes} people said yes`}</p>;
}

export function EventFacts({ event }: { event: EventFactsJson }) {
  return (
    <dl className="event-details">
      <div>
        <dt>
          <Icon name="clock" />
          <span className="sr-only">When</span>
        </dt>
        <dd>
          {event.all_day === 1 ? (
            <>
              <EventDays event={event} />
              <small>All day</small>
            </>
          ) : (
            <EventWhen starts={event.starts} ends={event.ends} />
          )}
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
