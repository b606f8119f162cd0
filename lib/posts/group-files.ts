import type { Actor } from '@/lib/auth/actor';
import { invalid, notFound } from '@/lib/errors';
import { extensionOf, safeName } from '@/lib/file-name';
import { membershipOf } from '@/lib/groups/policy';
import { findGroup } from '@/lib/groups/read';
import { visibleTo } from '@/lib/posts/policy';
import { sql } from '@/lib/sql';

export type PackedFile = { key: string; name: string; size: number; updated_at: Date };

const mostBytes = 2e9;

/** The files of posts of one group, under names that differ; a post that is absent, hidden or without a file is none. */
export async function listPackedFiles(
  actor: Actor,
  groupRef: string,
  ids: number[],
): Promise<{ name: string; packed: PackedFile[] }> {
  const group = await findGroup(actor, groupRef);
  const rows = await sql<(PackedFile & { title: string })[]>`
    select m.key, m.name, m.size, m.updated_at, p.title
    from posts p join groups g on g.id = p.group_id ${membershipOf(actor)} join media m on m.id = p.media_id
    where p.id = any(${ids}::int[]) and p.group_id = ${group.id} and ${visibleTo(actor)} order by p.title, p.id`;
  if (rows.length < new Set(ids).size) throw notFound();
  if (rows.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    throw invalid('posts', 'These are more than 2 GB. Download fewer files at a time.');
  const taken = new Set<string>();
  const packed = rows.map(({ title, ...file }) => ({ ...file, name: freeName(title, file.name, taken) }));
  return { name: `${group.slug}.zip`, packed };
}

function freeName(title: string, fileName: string, taken: Set<string>): string {
  const extension = extensionOf(fileName);
  const wanted = safeName(title);
  const stem =
    (wanted.toLowerCase().endsWith(extension.toLowerCase())
      ? wanted.slice(0, wanted.length - extension.length)
      : wanted
    ).slice(0, 150) || 'file';
  let name = stem + extension;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem} (${count})${extension}`;
  taken.add(name.toLowerCase());
  return name;
}
