import { Badge } from '@/components/ui/badge';
import { LocalTime } from '@/components/ui/local-time';
import { Pagination } from '@/components/ui/pagination';
import type { Paged } from '@/lib/paging';
import { withQuery } from '@/lib/urls';
import type { InvitationJson } from '@/lib/users/invitation-schema';
import { InvitationButtons } from './invitation-buttons';

type Props = {
  invitations: Paged<InvitationJson>;
  address: string;
  filter?: Record<string, string | undefined>;
};

/** Who was invited and has not come yet. */
export function Invitations({ invitations, address, filter = {} }: Props) {
  const { data, total, current_page, last_page } = invitations;
  return (
    <section className="invitations" aria-labelledby="open-invitations">
      <h2 id="open-invitations">Open invitations {total > 0 && <Badge>{total}</Badge>}</h2>
      {total === 0 && (
        <p className="text-soft">
          {filter.query
            ? 'No open invitation matches.'
            : 'Nobody is waited for: everybody who was invited has joined.'}
        </p>
      )}
      {data.length > 0 && (
        <table className="table team">
          <caption className="sr-only">Open invitations</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Link</th>
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        page={current_page}
        lastPage={last_page}
        href={(page) => withQuery(address, { ...filter, page })}
        label="Pages of open invitations"
      />
    </section>
  );
}

function Row({ invitation }: { invitation: InvitationJson }) {
  const { id, name, email, mail, expires_at, expired } = invitation;
  return (
    <tr>
      <td className="table-main">
        <span className="invite-name">{name}</span>
        <span className="invite-email">{email}</span>
      </td>
      <td>
        {mail === 'failed' && <Badge tone="red">Mail failed</Badge>}
        {mail === 'waiting' && <Badge>Mail under way</Badge>}
        {mail === 'sent' && expired === 1 && <Badge tone="amber">Expired</Badge>}
        {mail === 'sent' && expired === 0 && (
          <span className="text-soft">
            until <LocalTime value={expires_at} />
          </span>
        )}
      </td>
      <td>
        <InvitationButtons id={id} name={name} email={email} />
      </td>
    </tr>
  );
}
