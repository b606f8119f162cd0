import type { AuditAction, AuditSubject } from '@/lib/audit/schema';
import type { Transaction } from '@/lib/db';

type Values = Record<string, unknown>;

type Entry = {
  /** Who did it: anybody with an id. Null is nobody who is signed in, such as an operator at the console. */
  actor: { id: number } | null;
  action: AuditAction;
  subject: AuditSubject;
  before?: Values;
  after?: Values;
};

/**
 * Writes down who did what, in the transaction that does it: neither exists without the other. With both `before` and
 * `after`, only what differs is kept, and nothing is written where nothing does. Never pass a secret.
 */
export async function recordAudit(
  tx: Transaction,
  { actor, action, subject, ...values }: Entry,
): Promise<void> {
  const { before, after } = differenceOf(values);
  if (values.before && values.after && !before && !after) return;
  await tx.$executeRaw`
    insert into audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_name, before, after)
    values (${actor?.id ?? null}::int, coalesce((select name from users where id = ${actor?.id ?? null}::int), ''),
      ${action}, ${subject.type}, ${subject.id ?? null}::int, left(${subject.name}, 320),
      ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb)`;
}

function differenceOf({ before, after }: { before?: Values; after?: Values }) {
  if (!before || !after) return { before, after };
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick(values: Values, keys: string[]): Values | undefined {
  if (keys.length === 0) return undefined;
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
}

function jsonOf(values: Values | undefined): string | null {
  return values ? JSON.stringify(values).replaceAll('\\u0000', '') : null;
}
