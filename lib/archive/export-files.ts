import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Export } from '@/lib/archive/export';
import { fileNameOf } from '@/lib/archive/names';
import { writeRows } from '@/lib/archive/write-files';
import { files } from '@/lib/ports/files/files';

type Row = { id: number; key: string; name: string; file: string | null };

const every = 100;

/** Every file under its name, and a list of them with what the database knows of each. */
export async function exportFiles(archive: Export): Promise<{ files: number; missing: number }> {
  const counted = { files: 0, missing: 0 };
  await mkdir(join(archive.root, 'media'));
  await writeRows(archive.root, 'media.json', rowsOf(archive, counted));
  archive.tell(`files: ${counted.files}`);
  return counted;
}

async function* rowsOf({ sql, root, tell }: Export, counted: { files: number; missing: number }) {
  const rows = sql<Row[]>`
    select id, key, name, null as file, type, size::float8 as size, width, height, blur, derived, source_id,
      shared, uploader_id,
      created_at, updated_at
    from media order by id`;
  for await (const part of rows.cursor(200)) {
    for (const row of part) {
      const file = `media/${fileNameOf(row)}`;
      const stored = await files().open(row.key);
      if (stored) await pipeline(stored.stream, createWriteStream(join(root, file), { flags: 'wx' }));
      counted[stored ? 'files' : 'missing']++;
      if (counted.files % every === 0 && stored) tell(`files: ${counted.files} so far`);
      yield { ...row, file: stored ? file : null };
    }
  }
}
