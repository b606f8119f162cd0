import { createReadStream } from 'node:fs';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import postgres from 'postgres';
import { z } from 'zod';
import {
  type Connection,
  type Manifest,
  manifest as manifestSchema,
  readMigrations,
  type Table,
} from '@/lib/backup/tables';
import { readTar, type TarEntry } from '@/lib/backup/tar';
import { directUrl } from '@/lib/env';
import { files } from '@/lib/ports/files/files';

export type RestoreSummary = { rows: number; files: number; takenAt: string };

const checksumsSchema = z.record(z.string(), z.string());

/** What is in an archive, before anything is touched. Throws when it is none. */
export async function readManifest(path: string): Promise<Manifest> {
  for await (const entry of entriesOf(path)) {
    if (entry.name !== 'manifest.json') break;
    return manifestSchema.parse(await json(entry.content));
  }
  throw new Error('This is no backup of Hearth.');
}

/** Reads an archive to its end and compares every checksum. */
export async function verifyBackup(path: string): Promise<RestoreSummary> {
  return readThrough(path, { table: async () => undefined, file: async () => undefined });
}

/**
 * Puts everything into a database without people, which has the tables of the backup, all or nothing: only when every
 * checksum, every row count and every reference is right is it kept.
 */
export async function restoreBackup(path: string): Promise<RestoreSummary> {
  const sql = postgres(directUrl(), { max: 1, onnotice: () => undefined });
  const stored: string[] = [];
  try {
    await refuseUnlessEmpty(sql);
    await verifyBackup(path);
    const { tables, sequences, migrations } = await readManifest(path);
    await refuseOtherVersion(sql, migrations);
    return (await sql.begin(async (tx) => {
      await tx.unsafe('set local statement_timeout = 0');
      const references = await takeReferences(tx);
      for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`;
      await tx.unsafe(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
      const summary = await readThrough(path, {
        table: (of, content) => copyIn(tx, of, content),
        async file(key, content) {
          if ((await files().size(key)) === null) stored.push(key);
          await files().put(key, content);
        },
      });
      for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
      for (const { table, name, definition } of references) {
        await tx.unsafe(`alter table "${table}" add constraint "${name}" ${definition}`);
      }
      await compareCounts(tx, tables);
      // Whatever index of a search engine there is was made of other data: the worker makes it anew.
      await tx`delete from search_engines`;
      for (const [name, last] of Object.entries(sequences)) {
        if (last > 0) await tx`select setval(${`public."${name}"`}::regclass, ${last})`;
      }
      return summary;
    })) as RestoreSummary;
  } catch (error) {
    await Promise.all(stored.map((key) => files().remove(key)));
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function refuseUnlessEmpty(sql: Connection): Promise<void> {
  const [found] = await sql`select exists (select from users) as people`;
  if (found?.people)
    throw new Error('There are people in this database. A backup is only restored into an empty one.');
}

/** Data of another version would miss what its migrations change in it. */
async function refuseOtherVersion(sql: Connection, theirs: string[]): Promise<void> {
  const ours = await readMigrations(sql);
  if (ours.join() === theirs.join()) return;
  const age = theirs.length < ours.length ? 'an older' : 'a newer';
  throw new Error(
    `The backup is of ${age} version of Hearth: restore it with that version, then change versions.`,
  );
}

type Reference = { table: string; name: string; definition: string };

/** Tables refer to one another in circles, so the references are taken off, and checked when they are put back. */
async function takeReferences(sql: Connection): Promise<Reference[]> {
  const references = await sql<Reference[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
  for (const { table, name } of references) {
    await sql.unsafe(`alter table "${table.replaceAll('"', '')}" drop constraint "${name}"`);
  }
  return [...references];
}

async function compareCounts(sql: Connection, tables: Table[]): Promise<void> {
  for (const { name, rows } of tables) {
    const [found] = await sql`select count(*)::int8 as count from ${sql(name)}`;
    if (Number(found?.count) !== rows) {
      throw new Error(`${name} should have ${rows} rows and has ${found?.count}.`);
    }
  }
}

async function copyIn(
  sql: postgres.TransactionSql,
  { name, columns }: Table,
  content: AsyncIterable<Buffer>,
) {
  await pipeline(content, await sql`copy ${sql(name)} (${sql(columns)}) from stdin`.writable());
}

type Sink = {
  table: (table: Table, content: AsyncIterable<Buffer>) => Promise<unknown>;
  file: (key: string, content: AsyncIterable<Buffer>) => Promise<unknown>;
};

async function readThrough(path: string, sink: Sink): Promise<RestoreSummary> {
  const found: Record<string, string> = {};
  const summary: RestoreSummary = { rows: 0, files: 0, takenAt: '' };
  let tables: Table[] = [];
  let promised: Record<string, string> | undefined;
  for await (const entry of entriesOf(path)) {
    const [kind = '', rest = ''] = entry.name.split('/');
    const table = kind === 'database' && tables.find(({ name }) => rest.replace(/\.\d+$/, '') === name);
    if (entry.name === 'manifest.json') {
      const manifest = manifestSchema.parse(await json(entry.content));
      tables = manifest.tables;
      summary.takenAt = manifest.taken_at;
    } else if (entry.name === 'checksums.json') promised = checksumsSchema.parse(await json(entry.content));
    else if (table) await sink.table(table, entry.content);
    else if (kind === 'files') {
      await sink.file(rest, entry.content);
      summary.files++;
    } else throw new Error(`The backup has something unknown in it: ${entry.name}`);
    for await (const _ of entry.content);
    if (entry.name !== 'checksums.json') found[entry.name] = entry.hash();
  }
  compareChecksums(promised, found);
  summary.rows = tables.reduce((sum, { rows }) => sum + rows, 0);
  return summary;
}

function compareChecksums(promised: Record<string, string> | undefined, found: Record<string, string>): void {
  if (!promised) throw new Error('The backup is cut off.');
  for (const name of new Set([...Object.keys(promised), ...Object.keys(found)])) {
    if (promised[name] !== found[name])
      throw new Error(`The backup is damaged: ${name} is not what was written.`);
  }
}

async function* entriesOf(path: string): AsyncGenerator<TarEntry> {
  yield* readTar(unpack(path));
}

async function* unpack(path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const plain = createGunzip();
  file.on('error', (error) => plain.destroy(error)).pipe(plain);
  try {
    yield* plain;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (message === 'unexpected end of file') throw new Error('The backup is cut off.');
    if (code?.startsWith('Z_')) throw new Error('This is no backup of Hearth, or it is damaged.');
    throw error;
  } finally {
    file.destroy();
    plain.destroy();
  }
}
