import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { Paged } from '@/lib/paging';
import { withQuery } from '@/lib/urls';
import type { InvitationJson } from '@/lib/users/invitation-schema';
import type { TeamQuery, UserJson } from '@/lib/users/schema';
import { Invitations } from './invitations';
import { MemberButtons } from './member-buttons';
import { TeamFilter } from './team-filter';

type Props = {
  users: Paged<UserJson> | null;
  /** Instead of members, where those are asked for. */
  invitations: Paged<InvitationJson> | null;
  viewer: number;
  query: TeamQuery;
};

const address = '/settings/users';

export function TeamScreen({ users, invitations, viewer, query }: Props) {
  const { page: _, ...filter } = query;
  return (
    <>
      <PageHeader
        title="Manage Team"
        aside={users && <Badge>{users.total === 1 ? '1 person' : `${users.total} people`}</Badge>}
        actions={
          <ButtonLink variant="primary" icon="user-plus" href="/settings/users/invite">
            Invite Team Members
          </ButtonLink>
        }
      />
      <TeamFilter query={query} />
      {invitations && <Invitations invitations={invitations} address={address} filter={filter} />}
      {users && <Members users={users} viewer={viewer} filtered={Object.keys(filter).length > 0} />}
      {users && (
        <Pagination
          page={users.current_page}
          lastPage={users.last_page}
          href={(page) => withQuery(address, { ...filter, page })}
        />
      )}
    </>
  );
}

function Members({ users, viewer, filtered }: { users: Paged<UserJson>; viewer: number; filtered: boolean }) {
  if (users.data.length === 0) return <Nobody filtered={filtered} />;
  return (
    <table className="table team">
      <caption className="sr-only">Members of the team</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.data.map((user) => (
          <Member key={user.id} user={user} isSelf={user.id === viewer} />
        ))}
      </tbody>
    </table>
  );
}

function Nobody({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon="users"
      title={filtered ? 'Nobody matches' : 'This page is past the end'}
      action={<ButtonLink href={address}>{filtered ? 'Show everybody' : 'Go to the first page'}</ButtonLink>}
    >
      {filtered
        ? 'Try a part of the name, or another role or state.'
        : 'The list became shorter since you opened it.'}
    </EmptyState>
  );
}

function Member({ user, isSelf }: { user: UserJson; isSelf: boolean }) {
  return (
    <tr>
      <td className="table-main">
        <div className="team-name">
          <Avatar person={user} size={32} />
          <Link href={`/profile/${user.id}`}>{user.name}</Link>
          {user.pivot.admin === 1 && <Badge tone="accent">Admin</Badge>}
          {user.deactivated === 1 && <Badge>Deactivated</Badge>}
        </div>
      </td>
      <td className="team-email">{user.email}</td>
      <td>
        <MemberButtons
          user={{
            id: user.id,
            name: user.name,
            admin: user.pivot.admin === 1,
            deactivated: user.deactivated === 1,
          }}
          isSelf={isSelf}
        />
      </td>
    </tr>
  );
}
