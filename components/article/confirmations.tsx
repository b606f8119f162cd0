import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { Pagination } from '@/components/ui/pagination';
import { Tabs } from '@/components/ui/tabs';
import type { ConfirmationState, ConfirmationsJson } from '@/lib/confirmations/schema';
import { withQuery } from '@/lib/urls';

type Props = {
  confirmations: ConfirmationsJson;
  state: ConfirmationState;
  /** Where the post is read, and where it is in the API. */
  address: string;
  api: string;
};

/** Who of the group has confirmed a post, and who has not. */
export function Confirmations({ confirmations, state, address, api }: Props) {
  const { asked, confirmed, due_at, data, current_page, last_page } = confirmations;
  const hrefOf = (to: ConfirmationState, page = 0) =>
    withQuery(address, { view: 'confirmations', state: to === 'open' ? undefined : to, page });
  return (
    <div className="analytics">
      <div className="confirm-head">
        <p>
          {confirmed} of {asked} {asked === 1 ? 'person' : 'people'} confirmed, due on{' '}
          <LocalTime value={due_at} format="dateTime" />
        </p>
        <a className={buttonClass({})} href={`${api}/confirmations/csv`} download>
          <Icon name="download" />
          Download CSV
        </a>
      </div>
      <Tabs
        label="Confirmations"
        items={[
          { label: 'Not yet', href: hrefOf('open'), current: state === 'open', count: asked - confirmed },
          { label: 'Confirmed', href: hrefOf('confirmed'), current: state === 'confirmed', count: confirmed },
        ]}
      />
      {data.length === 0 && <Nobody state={state} asked={asked} />}
      <ul className="confirm-list">
        {data.map(({ user, confirmed_at }) => (
          <li key={user.id}>
            <Avatar person={user} />
            <span className="confirm-who">
              <Link href={`/profile/${user.id}`}>{user.name}</Link>
              {user.job_title && <small>{user.job_title}</small>}
            </span>
            {confirmed_at && <LocalTime value={confirmed_at} format="dateTime" className="text-soft" />}
          </li>
        ))}
      </ul>
      <Pagination page={current_page} lastPage={last_page} href={(page) => hrefOf(state, page)} />
    </div>
  );
}

function Nobody({ state, asked }: { state: ConfirmationState; asked: number }) {
  if (asked === 0)
    return (
      <EmptyState icon="users" title="Nobody is asked yet">
        Once the post is published, everybody of the group but its authors is.
      </EmptyState>
    );
  return state === 'open' ? (
    <EmptyState icon="circle-check" title="Everybody has confirmed">
      Who joins the group later is asked, too.
    </EmptyState>
  ) : (
    <EmptyState icon="hourglass" title="Nobody has confirmed yet">
      Those who have not are reminded two days before it is due, and when it is overdue.
    </EmptyState>
  );
}
