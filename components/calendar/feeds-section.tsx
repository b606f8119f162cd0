import type { CalendarFeedJson } from '@/lib/events/schema';
import { FeedLink } from './feed-link';

/** Below the notification settings: the addresses by which one's calendar program gets events. */
export function FeedsSection({ feeds }: { feeds: CalendarFeedJson[] }) {
  const personal = feeds.find(({ group }) => group === null) ?? null;
  return (
    <section id="calendars" className="feeds">
      <h2>Calendars</h2>
      <p className="text-soft">
        Your calendar program can subscribe to the events you see in Hearth. For one group alone, press
        Subscribe on its page.
      </p>
      <h3>All events</h3>
      <FeedLink name="all events" group={null} initial={personal} />
      {feeds.map(
        ({ group, ...feed }) =>
          group && (
            <div key={feed.id}>
              <h3>{group.name}</h3>
              <FeedLink name={group.name} group={group.slug} initial={{ group, ...feed }} />
            </div>
          ),
      )}
    </section>
  );
}
