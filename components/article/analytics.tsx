import { Avatar } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import type { AnalyticsJson } from '@/lib/analytics/schema';
import { AnalyticsChart } from './analytics-chart';

/** Who read a post, and when. What the chart draws stands as a table beside it for those who cannot see it. */
export function Analytics({ analytics }: { analytics: AnalyticsJson }) {
  const { chartType, chartData, totalViews, totalUsers, users } = analytics;
  const title = chartType === 'daily' ? 'Views per day' : 'Views per hour';
  const views = chartData.series[0]?.data ?? [];
  return (
    <div className="analytics">
      <dl className="figures">
        <Figure label="Total views" value={totalViews} />
        <Figure label="Unique users" value={totalUsers} />
      </dl>
      <section className="card card-pad" aria-labelledby="views-title">
        <h2 id="views-title">{title}</h2>
        <AnalyticsChart labels={chartData.labels} views={views} />
        <table className="sr-only">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {chartData.labels.map((label, index) => (
              <tr key={label}>
                <td>
                  <LocalTime value={label} format="chart" />
                </td>
                <td>{views[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="card card-pad" aria-labelledby="seen-title">
        <h2 id="seen-title">Seen by</h2>
        <SeenBy users={users} />
      </section>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="card card-pad">
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  );
}

function SeenBy({ users }: Pick<AnalyticsJson, 'users'>) {
  if (users.length === 0) {
    return (
      <EmptyState icon="eye" title="Nobody has read this yet">
        Whoever opens the post shows up here, the latest first.
      </EmptyState>
    );
  }
  return (
    <ul className="seen-by">
      {users.map((user) => (
        <li key={user.id}>
          <Link href={`/profile/${user.id}`} title={user.name}>
            <Avatar person={user} size={40} named />
          </Link>
        </li>
      ))}
    </ul>
  );
}
