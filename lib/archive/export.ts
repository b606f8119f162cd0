import { mkdir, readdir } from 'node:fs/promises';
import postgres from 'postgres';
import { exportFiles } from '@/lib/archive/export-files';
import { exportGroups } from '@/lib/archive/export-groups';
import { exportPlain } from '@/lib/archive/plain-tables';
import { readme } from '@/lib/archive/readme';
import { writeJson, writeRows, writeText } from '@/lib/archive/write-files';
import { directUrl } from '@/lib/env';
import { slugOf } from '@/lib/slugs';

export type Tell = (line: string) => void;

/** Reads one moment of the database and writes below one folder. */
export type Export = { sql: postgres.TransactionSql; root: string; tell: Tell };

export type ExportSummary = { people: number; posts: number; files: number; missing: number };

/**
 * Everything that people wrote, in a folder that they can read without Hearth, and that `importArchive` takes back. As one
 * moment saw it, while others go on writing. `tables.ts` tells what is left out, and why.
 */
export async function writeExport(root: string, tell: Tell = () => undefined): Promise<ExportSummary> {
  await mkdir(root, { recursive: true });
  if ((await readdir(root)).length > 0) throw new Error(`${root} is not empty. Name a folder that is new.`);
  const connection = { TimeZone: 'UTC' };
  const sql = postgres(directUrl(), { max: 1, onnotice: () => undefined, connection });
  try {
    return (await sql.begin('isolation level repeatable read read only', async (snapshot) => {
      await snapshot.unsafe('set local statement_timeout = 0');
      return writeAll({ sql: snapshot, root, tell });
    })) as ExportSummary;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function writeAll(archive: Export): Promise<ExportSummary> {
  const { root, tell } = archive;
  const [team] = await archive.sql`
    select name, domain, logo_id, brand_color, logo_color, navigation, hide_email, homepage_groups, login_title,
      login_short_intro, sso_enabled,
      sso_entity_id, sso_issuer_url, sso_logout_url, sso_x509_certificate, sso_x509_next, sso_origin,
      sso_creates_people, sso_idp_initiated, sso_attributes, search_language, version, created_at, updated_at
    from account`;
  await writeText(root, 'README.md', readme(String(team?.name)));
  const people = await writeRows(root, 'people.json', peopleOf(archive));
  tell(`people: ${people}`);
  tell(`contacts: ${await exportContacts(archive)}`);
  const posts = await exportGroups(archive);
  await exportPlain(archive);
  const { files, missing } = await exportFiles(archive);
  // Last: it says that all the rest is there.
  await writeJson(root, 'team.json', { hearth: 'export', format: 1, ...team });
  return { people, posts, files, missing };
}

async function* peopleOf({ sql }: Export): AsyncGenerator<object> {
  const rows = sql`
    select id, name, email::text, job_title, phone_office, phone_mobile, intro, work_experience, is_admin, avatar_id,
      version, deactivated_at, deleted_at, created_at, updated_at
    from users order by id`;
  for await (const part of rows.cursor(500)) yield* part;
}

/** A file a list. */
async function exportContacts({ sql, root }: Export): Promise<number> {
  let count = 0;
  const lists =
    await sql`select id, name, fields, version, created_at, updated_at from contact_lists order by id`;
  for (const list of lists) {
    const contacts = await sql`
      select id, name, fields, version, created_at, updated_at from contacts where list_id = ${list.id} order by id`;
    await writeJson(root, `contacts/${list.id}-${slugOf(list.name, 'list').slice(0, 60)}.json`, {
      ...list,
      contacts,
    });
    count += contacts.length;
  }
  return count;
}
