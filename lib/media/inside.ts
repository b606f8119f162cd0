import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { log } from '@/lib/log';
import { openStored } from '@/lib/media/stored';
import { firstPage } from '@/lib/media/variants';
import { documentKind, readDocument } from '@/lib/ports/documents/documents';
import { files } from '@/lib/ports/files/files';
import { variantKey } from '@/lib/ports/files/key';
import { temporaryPath } from '@/lib/ports/files/temporary';
import { sql } from '@/lib/sql';

type Unread = { id: number; key: string; type: string };

/** Larger documents are kept and served, but not read. */
const largest = 50_000_000;

/** Reads documents that have just come in, while nobody waits for it. */
export function readInside(rows: (Unread & { size: number })[]): void {
  for (const row of rows) {
    if (!documentKind(row.type) || row.size > largest) continue;
    lookInside(row).catch((err) => log.warn({ err, media: row.id }, 'a document was not read'));
  }
}

/** Those that nobody got to read, such as when the server went down meanwhile. For a job; answers how many. */
export async function readUnread(limit = 20): Promise<number> {
  const rows = await sql<Unread[]>`
    select id, key, type from media
    where text is null and size <= ${largest}
      and (type in ('application/pdf', 'text/plain', 'text/csv', 'text/markdown') or type like 'application/vnd.o%')
    order by id desc limit ${limit}`;
  for (const row of rows) {
    await lookInside(row).catch((err) => log.warn({ err, media: row.id }, 'a document was not read'));
  }
  return rows.length;
}

/** Its words are stored, where the search takes note of them, and its first page for the thumbnail; what cannot be read has none. */
export async function lookInside({ id, key, type }: Unread): Promise<void> {
  const kind = documentKind(type);
  const seen = kind ? await read(key, kind) : null;
  if (seen?.page) await files().put(variantKey(key, firstPage), seen.page);
  await sql`update media set text = ${seen?.text ?? ''}, preview = ${Boolean(seen?.page)} where id = ${id}`;
}

async function read(key: string, kind: NonNullable<ReturnType<typeof documentKind>>) {
  const path = await temporaryPath();
  try {
    await pipeline(await openStored(key), createWriteStream(path));
    return await readDocument({ path, kind });
  } catch (err) {
    log.warn({ err }, 'a document cannot be read');
    return null;
  } finally {
    await rm(path, { force: true });
  }
}
