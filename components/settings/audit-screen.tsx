import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { AuditEntryJson, AuditQuery } from '@/lib/audit/schema';
import type { Paged } from '@/lib/paging';
import { withQuery } from '@/lib/urls';
import { AuditFilterForm } from './audit-filter-form';
import { auditWords, fieldWords, valueWords } from './audit-words';

type Props = { entries: Paged<AuditEntryJson>; query: AuditQuery };

const address = '/settings/audit';

export function AuditScreen({ entries, query }: Props) {
  const { page: _, ...filter } = query;
  return (
    <>
      <PageHeader
        title="Audit Log"
        description="Who changed which right or setting, and who signed in. Nothing here can be changed or removed."
        actions={
          <a className="btn btn-secondary" href={withQuery('/api/account/audit/csv', filter)} download>
            Download CSV
          </a>
        }
      />
      <AuditFilterForm query={query} />
      {entries.data.length === 0 ? (
        <EmptyState
          icon="shield-check"
          title="Nothing was written down"
          action={<ButtonLink href={address}>Show everything</ButtonLink>}
        >
          No entry matches this filter.
        </EmptyState>
      ) : (
        <ol className="audit" aria-label="Entries, the latest first">
          {entries.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pagination
        page={entries.current_page}
        lastPage={entries.last_page}
        href={(page) => withQuery(address, { ...filter, page })}
      />
    </>
  );
}

function Entry({ entry }: { entry: AuditEntryJson }) {
  const { at, actor, action, subject, before, after } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const who = actor?.name ?? 'Nobody signed in';
  return (
    <li>
      <div className="audit-line">
        <p>
          <strong>{who}</strong> {auditWords(action)}
          {subject.name !== who && <strong> {subject.name}</strong>}
        </p>
        <LocalTime value={at} format="dateTime" className="audit-time" />
      </div>
      {fields.length > 0 && (
        <details>
          <summary>{fields.length === 1 ? '1 detail' : `${fields.length} details`}</summary>
          <dl>
            {fields.map((field) => (
              <div key={field}>
                <dt>{fieldWords(field)}</dt>
                <dd>
                  {before && <del>{valueWords(before[field])}</del>}
                  {before && after && ' → '}
                  {after && <span>{valueWords(after[field])}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
