import { log } from '@/lib/log';
import { removeStored } from '@/lib/media/stored';
import { files } from '@/lib/ports/files/files';
import { keyOfVariant } from '@/lib/ports/files/key';
import { sweepTemporary } from '@/lib/ports/files/temporary';
import { sql } from '@/lib/sql';

const dayInMs = 24 * 60 * 60 * 1000;
/** As long as the trash: what somebody uploaded to use it next week is still in their library then. */
const unusedDays = 30;
const batch = 500;

export type Swept = { media: number; files: number };

/**
 * Removes what nobody can come to need: media that nothing has used for 30 days (uploads that were never inserted,
 * replaced avatars and logos), after a day stored files without a row, and what broken uploads left. Files shared with
 * the team stay, and so do those that a working copy or an earlier revision of a post names. A job calls it every hour;
 * it may run twice at once.
 */
export async function sweepMedia(olderThan = dayInMs, unusedFor = unusedDays * dayInMs): Promise<Swept> {
  const media = await sweepUnused(unusedFor);
  const stored = await sweepRowless(olderThan);
  await sweepTemporary(olderThan);
  if (media + stored > 0) log.info({ media, files: stored }, 'unused files were removed');
  return { media, files: stored };
}

/** The row goes first and only while it is unused: whoever inserts the file meanwhile keeps it. */
async function sweepUnused(olderThan: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await sql<{ key: string }[]>`
      with named as (
        select (regexp_matches(t.html, '/api/media/file/([A-Za-z0-9_-]{16,64})', 'g'))[1] as key
        from (select content as html from post_revisions union all select fields::text from working_copies) t
        where t.html like '%/api/media/file/%')
      delete from media where id in (
        select m.id from media m
        where m.updated_at < now() - make_interval(secs => ${olderThan / 1000}) and not m.shared
          and not exists (select 1 from media_uses u where u.media_id = m.id)
          and not exists (select 1 from posts p where p.media_id = m.id or p.featured_image_id = m.id)
          and not exists (select 1 from users o join media a on a.id = o.avatar_id where m.id in (a.id, a.source_id))
          and not exists (select 1 from account o where o.logo_id = m.id)
          and m.key not in (select key from named)
        order by m.id limit ${batch} for update skip locked)
      returning key`;
    for (const { key } of rows) await removeStored(key);
    removed += rows.length;
    if (rows.length < batch) return removed;
  }
}

/** Files whose row was never written, or whose removal was cut short. */
async function sweepRowless(olderThan: number): Promise<number> {
  let removed = 0;
  let old: string[] = [];
  for await (const { key, modified } of files().list()) {
    if (Date.now() - modified.getTime() > olderThan) old.push(key);
    if (old.length < batch) continue;
    removed += await removeRowless(old);
    old = [];
  }
  return removed + (await removeRowless(old));
}

async function removeRowless(names: string[]): Promise<number> {
  if (names.length === 0) return 0;
  const keys = [...new Set(names.map(keyOfVariant))];
  const rows = await sql<{ key: string }[]>`select key from media where key = any(${keys})`;
  const known = new Set(rows.map(({ key }) => key));
  const gone = names.filter((name) => !known.has(keyOfVariant(name)));
  for (const name of gone) await files().remove(name);
  return gone.length;
}
