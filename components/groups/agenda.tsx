import { Picture } from '@/components/media/picture';
import { EventDays } from '@/components/posts/event-days';
import { EventDistance } from '@/components/posts/event-distance';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { displayDay } from '@/lib/dates';
import type { EventJson, PostCardJson } from '@/lib/posts/schema';
import { postUrl } from '@/lib/urls';

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Events by month, in the order they come. */
export function Agenda({ posts }: { posts: readonly PostCardJson[] }) {
  const months = Map.groupBy(posts, (post) => post.event?.starts.slice(0, 7) ?? '');
  return [...months].map(([month, events]) => (
    <section key={month} className="agenda-month">
      <h2>{month ? monthName.format(new Date(`${month}-01T00:00:00Z`)) : 'Without a date'}</h2>
      <ol className="rows">
        {events.map((post) => (
          <AgendaRow key={post.id} post={post} />
        ))}
      </ol>
    </section>
  ));
}

function AgendaRow({ post }: { post: PostCardJson }) {
  const { event, featured_image: image } = post;
  return (
    <li className="row agenda-row">
      <DateBlock event={event} />
      <div className="row-main">
        <h3>
          <Link className="card-link" href={postUrl(post)}>
            {post.title}
          </Link>
        </h3>
        {event && (
          <p className="row-facts">
            <EventTime event={event} />
            <EventDistance event={event} />
            {event.rsvp.yes > 0 && <span>{event.rsvp.yes} coming</span>}
          </p>
        )}
        {event?.venue && (
          <p className="agenda-venue">
            <Icon name="map-pin" />
            <span>{event.venue}</span>
          </p>
        )}
      </div>
      {image && (
        <Picture
          className="agenda-picture"
          src={image}
          alt=""
          blur={post.meta.featured_image_blur}
          sizes="100px"
          among={[240]}
          loading="lazy"
        />
      )}
    </li>
  );
}

/** Repeats the date beside it for the eye alone. */
function DateBlock({ event }: { event: EventJson | null }) {
  return (
    <span className="date-block" aria-hidden="true">
      {event ? <DayAndMonth event={event} /> : <Icon name="calendar-days" />}
    </span>
  );
}

function DayAndMonth({ event: { starts, all_day } }: { event: EventJson }) {
  return (['day', 'month'] as const).map((format) =>
    all_day === 1 ? (
      <time key={format}>{displayDay(starts, format)}</time>
    ) : (
      <LocalTime key={format} value={starts} format={format} />
    ),
  );
}

/** A date with its hours, or, over several days, from when to when. */
function EventTime({ event }: { event: EventJson }) {
  if (event.all_day === 1)
    return (
      <span>
        <EventDays event={event} />
      </span>
    );
  const oneDay = event.starts.slice(0, 10) === event.ends.slice(0, 10);
  const lasts = event.starts !== event.ends;
  return (
    <span>
      <LocalTime value={event.starts} format="eventDate" />, <LocalTime value={event.starts} format="time" />
      {lasts && ' – '}
      {lasts && !oneDay && (
        <>
          <LocalTime value={event.ends} format="eventDate" />,{' '}
        </>
      )}
      {lasts && <LocalTime value={event.ends} format="time" />}
    </span>
  );
}
