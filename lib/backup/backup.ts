import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import postgres from 'postgres';
import { type Manifest, readMigrations, readSequences, readTables, type Table } from '@/lib/backup/tables';
import { tarEnd, tarHeader, tarPadding } from '@/lib/backup/tar';
import { directUrl } from '@/lib/env';
import { files } from '@/lib/ports/files/files';

export type BackupSummary = { rows: number; files: number; missing: string[] };

const partBytes = 4 * 2 ** 20;

/**
 * Everything in one archive while people go on writing: the database as one moment saw it, then the files it names,
 * which are never changed once they have a name. The archive only gets its name when it is whole and on the disk.
 */
export async function writeBackup(path: string): Promise<BackupSummary> {
  const sql = postgres(directUrl(), { max: 1, onnotice: () => undefined });
  const partial = `${path}.partial`;
  const summary: BackupSummary = { rows: 0, files: 0, missing: [] };
  try {
    await sql.begin('isolation level repeatable read read only', async (snapshot) => {
      await snapshot.unsafe('set local statement_timeout = 0');
      const archive = Readable.from(archiveOf(snapshot, summary));
      await pipeline(archive, createGzip({ level: 6 }), createWriteStream(partial, { mode: 0o600 }));
    });
    const handle = await open(partial, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(partial, path);
    return summary;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function* archiveOf(sql: postgres.TransactionSql, summary: BackupSummary): AsyncGenerator<Buffer> {
  const checksums: Record<string, string> = {};
  const now = new Date();
  async function* entry(name: string, size: number, content: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256');
    let written = 0;
    yield tarHeader(name, size, now);
    for await (const part of content) {
      hash.update(part);
      written += part.length;
      yield Buffer.from(part);
    }
    if (written !== size) throw new Error(`${name} changed its size while it was read.`);
    yield tarPadding(size);
    checksums[name] = hash.digest('hex');
  }
  const text = (name: string, content: Buffer) => entry(name, content.length, Readable.from([content]));

  const manifest = await makeManifest(sql, now);
  yield* text('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  for (const table of manifest.tables) {
    let part = 0;
    for await (const content of copyOut(sql, table)) {
      yield* text(`database/${table.name}.${String(part++).padStart(6, '0')}`, content);
    }
    summary.rows += table.rows;
  }
  for await (const { key } of mediaKeys(sql)) {
    const file = await files().open(key);
    if (!file) {
      summary.missing.push(key);
      continue;
    }
    yield* entry(`files/${key}`, file.size, file.stream);
    summary.files++;
  }
  yield* text('checksums.json', Buffer.from(JSON.stringify(checksums)));
  yield tarEnd;
}

async function makeManifest(sql: postgres.TransactionSql, now: Date): Promise<Manifest> {
  const [server] = await sql`select current_setting('server_version') as version`;
  return {
    hearth: 'backup',
    format: 1,
    taken_at: now.toISOString(),
    postgresql: String(server?.version),
    migrations: await readMigrations(sql),
    tables: await readTables(sql),
    sequences: await readSequences(sql),
  };
}

/** A table as COPY writes it, in parts of a few megabytes, as an archive has to name a size before the content. */
async function* copyOut(sql: postgres.TransactionSql, { name, columns }: Table): AsyncGenerator<Buffer> {
  const stream = await sql`copy ${sql(name)} (${sql(columns)}) to stdout`.readable();
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    parts.push(part);
    size += part.length;
    if (size < partBytes) continue;
    yield Buffer.concat(parts);
    [parts, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(parts);
}

async function* mediaKeys(sql: postgres.TransactionSql): AsyncGenerator<{ key: string }> {
  for (let last = ''; ; ) {
    const rows = await sql<
      { key: string }[]
    >`select key from media where key > ${last} order by key limit 1000`;
    yield* rows;
    const final = rows.at(-1);
    if (!final) return;
    last = final.key;
  }
}
