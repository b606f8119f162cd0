import { Icon } from '@/components/ui/icon';
import { type InviteLine, inviteMaximum } from '@/lib/users/invite-lines';

/** What the text was understood as. Past the first hundred only what is wrong with them would be of use. */
export function InvitePreview({ people }: { people: InviteLine[] }) {
  if (people.length === 0) return null;
  const broken = people.filter(({ problems }) => problems.length > 0).length;
  return (
    <section className="invite-preview" aria-label="Preview">
      <p className="invite-count" role="status">
        {people.length === 1 ? '1 member' : `${people.length} members`}
        {people.length > inviteMaximum && `, of which ${inviteMaximum} can be invited at a time`}
        {broken > 0 && <strong> · {broken === 1 ? '1 line has' : `${broken} lines have`} a problem</strong>}
      </p>
      <div className="invite-scroll">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Member</th>
              <th scope="col">Problem</th>
            </tr>
          </thead>
          <tbody>
            {people.slice(0, inviteMaximum).map((person) => (
              <Line key={person.line} {...person} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ line, name, email, job_title, problems }: InviteLine) {
  return (
    <tr>
      <td className="tabular-nums text-faint">{line}</td>
      <td>
        <span className="invite-name">{name || 'No name'}</span>
        <span className="invite-email">{[email, job_title].filter(Boolean).join(' · ')}</span>
      </td>
      <td>
        {problems.length > 0 ? (
          <span className="text-red">{problems.join(' ')}</span>
        ) : (
          <>
            <Icon name="check" className="text-green" />
            <span className="sr-only">No problem</span>
          </>
        )}
      </td>
    </tr>
  );
}
