import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/components/ui/link';
import type { PersonHitJson } from '@/lib/search/schema';
import { Marked } from './marked';

export function PersonHit({ hit }: { hit: PersonHitJson }) {
  const fields = hit.fields.filter(({ value }) => value !== '').slice(0, 2);
  return (
    <li className="hit hit-person">
      <Avatar person={hit} size={40} />
      <div className="min-w-0">
        <h3>
          <Link href={addressOf(hit)} className="hit-link" data-hit>
            <Marked html={hit._highlight.name ?? ''} />
          </Link>
        </h3>
        {hit.job_title && <p className="hit-line">{hit.job_title}</p>}
        {hit.email && <p className="hit-line">{hit.email}</p>}
        {fields.map(({ label, value }) => (
          <p key={label} className="hit-line">
            {label}: {value}
          </p>
        ))}
      </div>
    </li>
  );
}

/** A contact is shown in its list, a member has a profile. */
function addressOf(hit: PersonHitJson): string {
  return hit.list_id === null ? `/profile/${hit.id}` : `/people/list/${hit.list_id}/contact/${hit.id}`;
}
