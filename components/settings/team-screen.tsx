import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { Paged } from '@/lib/paging';
import { withQuery } from '@/lib/urls';
import type { UserJson } from '@/lib/users/schema';
import { MemberButtons } from './member-buttons';

type Props = { users: Paged<UserJson>; viewer: number };

const address = '/settings/users';

export function TeamScreen({ users, viewer }: Props) {
  return (
    <>
      <PageHeader
        title="Manage Team"
        aside={<Badge>{users.total} people</Badge>}
        actions={
          <ButtonLink variant="primary" icon="user-plus" href="/settings/users/invite">
            Invite Team Members
          </ButtonLink>
        }
      />
      {users.data.length > 0 ? (
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
      ) : (
        <EmptyState
          icon="users"
          title="This page is past the end"
          action={<ButtonLink href={address}>Go to the first page</ButtonLink>}
        >
          The list became shorter since you opened it.
        </EmptyState>
      )}
      <Pagination
        page={users.current_page}
        lastPage={users.last_page}
        href={(page) => withQuery(address, { page })}
      />
    </>
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
        </div>
      </td>
      <td className="team-email">{user.email}</td>
      <td>
        <MemberButtons
          user={{ id: user.id, name: user.name, admin: user.pivot.admin === 1 }}
          isSelf={isSelf}
        />
      </td>
    </tr>
  );
}
