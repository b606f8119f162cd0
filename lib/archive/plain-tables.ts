import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import type { Export } from '@/lib/archive/export';
import type { Import } from '@/lib/archive/import';
import { inBatches, readRows } from '@/lib/archive/read-files';
import { plain } from '@/lib/archive/tables';
import { writeRows } from '@/lib/archive/write-files';
import { cleanHtml } from '@/lib/html/gate';

type Row = Record<string, unknown>;

/** Tables that are a list to whoever reads them, too: a file each, a row a line. */
export async function exportPlain(archive: Export): Promise<void> {
  for (const [table, { file, by }] of Object.entries(plain)) {
    const count = await writeRows(archive.root, file, rowsOf(archive, table, by));
    archive.tell(`${file}: ${count}`);
  }
}

async function* rowsOf({ sql }: Export, table: string, by: string[]): AsyncGenerator<object> {
  const rows = sql<{ row: object }[]>`select to_jsonb(t) as row from ${sql(table)} t order by ${sql(by)}`;
  for await (const part of rows.cursor(100)) for (const { row } of part) yield row;
}

/** Exports of earlier versions lack some of these files. */
export async function importPlain({ sql, root, tell }: Import): Promise<void> {
  for (const [table, { file, record }] of Object.entries(plain)) {
    if (!existsSync(join(root, file))) continue;
    let count = 0;
    const columns = Object.keys(record.shape);
    for await (const rows of inBatches(readRows<Row>(root, file, record))) {
      await sql`
        insert into ${sql(table)} (${sql(columns)})
        select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows.map(clean) as postgres.JSONValue)})`;
      count += rows.length;
    }
    tell(`${file}: ${count}`);
  }
}

/** Texts that can come to be shown pass the gate again. */
function clean(row: Row): Row {
  const { content, fields } = row;
  if (typeof content === 'string') return { ...row, content: cleanHtml(content) };
  if (typeof fields === 'object' && fields !== null) return { ...row, fields: clean(fields as Row) };
  return row;
}
