/** What has a text for each number of its values would fill PostgreSQL with statements that nobody repeats. */
const varying = /\(\$\d+,\$\d+[^)]*\),\s*\(|\bIN \(\$\d+,/i;
/** A new column would change what it answers, and a prepared statement may not do that. */
const everyColumn = /(?:select|returning|,)\s+(?:[\w".]+\.)?\*/i;
const mostSeen = 1000;

type Statement = { sql: string };
type Limits = { after: number; most: number };

/**
 * Names for the statements that Prisma repeats: PostgreSQL parses and plans a named one once a connection. They are never
 * given back, so that there are at most `most`, of those that came `after` times.
 */
export class StatementNames {
  private readonly limits: Limits;
  private readonly names = new Map<string, string>();
  private readonly seen = new Map<string, number>();
  private round = 0;

  constructor(limits: Limits = { after: 5, most: 100 }) {
    this.limits = limits;
  }

  /** Empty for a statement without one. */
  readonly of = ({ sql }: Statement): string => {
    const known = this.names.get(sql);
    if (known) return known;
    if (this.names.size >= this.limits.most || varying.test(sql) || everyColumn.test(sql)) return '';
    return this.count(sql) < this.limits.after ? '' : this.add(sql);
  };

  /** All names anew, where a migration changed a type under what was prepared: under its old name it fails from then on. */
  renew(): void {
    this.names.clear();
    this.round++;
  }

  private count(sql: string): number {
    if (this.seen.size >= mostSeen) this.seen.clear();
    const times = (this.seen.get(sql) ?? 0) + 1;
    this.seen.set(sql, times);
    return times;
  }

  private add(sql: string): string {
    const name = `hearth_${this.round}_${this.names.size}`;
    this.seen.delete(sql);
    this.names.set(sql, name);
    return name;
  }
}
