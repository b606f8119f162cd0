import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type AuditQuery, auditAreas } from '@/lib/audit/schema';

const areas = [
  { value: '', label: 'Everything' },
  ...Object.entries(auditAreas).map(([value, label]) => ({ value, label })),
];

/** A form that asks for the page anew: it works without JavaScript, and its address can be kept. */
export function AuditFilterForm({ query }: { query: AuditQuery }) {
  return (
    <form className="audit-filter" action="/settings/audit" method="get">
      <Field label="What">
        {(control) => <Select {...control} name="area" options={areas} defaultValue={query.area ?? ''} />}
      </Field>
      <Field label="Name">
        {(control) => (
          <Input {...control} name="query" type="search" defaultValue={query.query ?? ''} maxLength={200} />
        )}
      </Field>
      <Field label="From">
        {(control) => <Input {...control} name="from" type="date" defaultValue={query.from ?? ''} />}
      </Field>
      <Field label="To">
        {(control) => <Input {...control} name="to" type="date" defaultValue={query.to ?? ''} />}
      </Field>
      <Button type="submit">Show</Button>
    </form>
  );
}
