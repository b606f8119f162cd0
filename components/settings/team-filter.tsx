import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { TeamQuery } from '@/lib/users/schema';

const roles = [
  { value: '', label: 'Any role' },
  { value: 'admin', label: 'Admins' },
  { value: 'member', label: 'Members' },
];
const states = [
  { value: '', label: 'In the team' },
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'invited', label: 'Invited' },
];

/**
 * A form that asks for the page anew: it works without JavaScript, and its address can be kept. It says what is listed:
 * neither what the browser puts back after Back, nor what was chosen before a link that lists everybody.
 */
export function TeamFilter({ query }: { query: TeamQuery }) {
  return (
    <form
      key={JSON.stringify([query.query, query.role, query.state])}
      className="audit-filter"
      action="/settings/users"
      method="get"
      autoComplete="off"
    >
      <Field label="Name or email">
        {(control) => (
          <Input
            {...control}
            icon="search"
            name="query"
            type="search"
            defaultValue={query.query ?? ''}
            maxLength={200}
          />
        )}
      </Field>
      <Field label="Role">
        {(control) => <Select {...control} name="role" options={roles} defaultValue={query.role ?? ''} />}
      </Field>
      <Field label="State">
        {(control) => <Select {...control} name="state" options={states} defaultValue={query.state ?? ''} />}
      </Field>
      <Button type="submit">Show</Button>
    </form>
  );
}
