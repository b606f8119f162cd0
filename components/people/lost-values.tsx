import { Alert } from '@/components/ui/alert';
import type { ContactFieldJson } from '@/lib/people/schema';
import type { DraftField } from './list-fields';

type Props = { before: ContactFieldJson[]; fields: DraftField[]; filled: Record<string, number> };

/** What saving would delete: the values of fields that were taken out. A renamed field keeps its own. */
export function LostValues({ before, fields, filled }: Props) {
  const kept = new Set(fields.map(({ was, label }) => was ?? label));
  const lost = before.filter(({ label }) => !kept.has(label) && (filled[label] ?? 0) > 0);
  if (lost.length === 0) return null;
  return (
    <Alert tone="warning" title="Saving deletes values">
      {lost.map(({ label }) => (
        <p key={label}>
          “{label}” is removed from {filled[label] === 1 ? '1 contact' : `${filled[label]} contacts`} that
          have it filled in.
        </p>
      ))}
    </Alert>
  );
}
