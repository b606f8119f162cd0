import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import type { z } from 'zod';
import type { Tell } from '@/lib/archive/export';
import { importGroups } from '@/lib/archive/import-groups';
import { importPlain } from '@/lib/archive/plain-tables';
import { inBatches, jsonBelow, readRecord, readRows } from '@/lib/archive/read-files';
import { contactList, media, person, team } from '@/lib/archive/schema';
import { directUrl } from '@/lib/env';
import { files } from '@/lib/ports/files/files';

/** Writes in one transaction; `stored` are the files to take back when it fails. */
export type Import = { sql: postgres.TransactionSql; root: string; tell: Tell; stored: string[] };

export type ImportSummary = { people: number; posts: number; files: number };

const numbered = [
  ...['users', 'media', 'contact_lists', 'contacts', 'groups', 'categories', 'posts', 'comments'],
  ...['post_revisions', 'share_links', 'venues', 'audit_entries'],
];

/** Takes an export back into a Hearth without people: all of it or nothing. Texts pass the same gate as what is typed. */
export async function importArchive(folder: string, tell: Tell = () => undefined): Promise<ImportSummary> {
  const root = resolve(folder);
  const settings = await readRecord(root, 'team.json', team);
  const sql = postgres(directUrl(), {
    max: 1,
    onnotice: () => undefined,
    connection: { TimeZone: 'UTC' },
  });
  const stored: string[] = [];
  try {
    return (await sql.begin(async (tx) => {
      await tx.unsafe('set local statement_timeout = 0');
      await refuseUnlessEmpty(tx);
      return writeAll({ sql: tx, root, tell, stored }, settings);
    })) as ImportSummary;
  } catch (error) {
    await Promise.all(stored.map((key) => files().remove(key)));
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function refuseUnlessEmpty(sql: Import['sql']): Promise<void> {
  await sql`select id from account for update`;
  const [found] = await sql`
    select exists (select from users) or exists (select from groups) or exists (select from media) as something`;
  if (found?.something) {
    throw new Error(
      'There is something in this Hearth. An export is only taken back into an empty one (DEMO=0).',
    );
  }
}

async function writeAll(archive: Import, settings: z.infer<typeof team>): Promise<ImportSummary> {
  const { sql, tell } = archive;
  const avatars = await importPeople(archive);
  tell(`people: ${avatars.people}`);
  const count = await importFiles(archive);
  for (const { id, avatar_id } of avatars.chosen)
    await sql`update users set avatar_id = ${avatar_id} where id = ${id}`;
  tell(`contacts: ${await importContacts(archive)}`);
  const posts = await importGroups(archive);
  await importPlain(archive);
  const { hearth: _, format: __, navigation, sso_attributes, ...columns } = settings;
  await sql`
    update account set ${sql(columns)}, navigation = ${sql.json(navigation as postgres.JSONValue)},
      sso_attributes = ${sql.json(sso_attributes)}, setup_token_hash = null`;
  for (const table of numbered) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql(table)} having max(id) > 0`;
  }
  return { people: avatars.people, posts, files: count };
}

/** Pictures are named once they are there. */
async function importPeople({ sql, root }: Import) {
  const chosen: { id: number; avatar_id: number }[] = [];
  let people = 0;
  for await (const rows of inBatches(readRows(root, 'people.json', person))) {
    for (const { id, avatar_id } of rows) if (avatar_id !== null) chosen.push({ id, avatar_id });
    await sql`insert into users ${sql(rows.map((row) => ({ ...row, avatar_id: null })))}`;
    people += rows.length;
  }
  return { people, chosen };
}

async function importFiles({ sql, root, tell, stored }: Import): Promise<number> {
  let count = 0;
  const sources: { id: number; source_id: number }[] = [];
  for await (const rows of inBatches(readRows(root, 'media.json', media))) {
    for (const { file, key } of rows) {
      if (file === null) continue;
      if ((await files().size(key)) === null) stored.push(key);
      await files().put(key, createReadStream(join(root, file)));
      count++;
    }
    await sql`insert into media ${sql(rows.map(({ file: _, ...row }) => ({ ...row, source_id: null })))}`;
    for (const { id, source_id } of rows) if (source_id !== null) sources.push({ id, source_id });
    tell(`files: ${count} so far`);
  }
  for (const { id, source_id } of sources)
    await sql`update media set source_id = ${source_id} where id = ${id}`;
  return count;
}

async function importContacts({ sql, root }: Import): Promise<number> {
  let count = 0;
  for (const path of await jsonBelow(root, 'contacts')) {
    const { contacts, ...list } = await readRecord(root, path, contactList);
    await sql`insert into contact_lists ${sql({ ...list, fields: sql.json(list.fields) })}`;
    for (const { fields, ...contact } of contacts) {
      await sql`insert into contacts ${sql({ ...contact, list_id: list.id, fields: sql.json(fields) })}`;
    }
    count += contacts.length;
  }
  return count;
}
