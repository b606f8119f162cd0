import type { Actor } from '@/lib/auth/actor';
import { AppError, notFound } from '@/lib/errors';
import { visibleTo } from '@/lib/media/policy';
import { type MediaRow, presentMedia } from '@/lib/media/present';
import { findVariant } from '@/lib/media/resize';
import type { MediaJson, MediaQuery } from '@/lib/media/schema';
import { pictureTypes } from '@/lib/media/types';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { type ByteRange, files, type OpenFile } from '@/lib/ports/files/files';
import { type Fragment, sql } from '@/lib/sql';

/** A stored file by key or id, if the actor may read it; null for absent and hidden alike. */
export async function findReadableMedia(actor: Actor, ref: string | number): Promise<MediaRow | null> {
  const where = typeof ref === 'string' ? sql`m.key = ${ref}` : sql`m.id = ${ref}`;
  const [row] = await selectMedia(sql`${where} and ${visibleTo(actor)}`);
  return row ?? null;
}

/** The picture that somebody's avatar was made of, while it is there and the actor may read it. */
export async function findAvatarSource(actor: Actor, userId: number): Promise<MediaJson | null> {
  const [row] = await selectMedia(sql`
    m.id = (select avatar.source_id from users u join media avatar on avatar.id = u.avatar_id where u.id = ${userId})
    and ${visibleTo(actor)}`);
  return row ? presentMedia(row) : null;
}

/** What a file address answers for this actor; guests see the team's logo, which the login page shows. */
export async function getMediaFile(actor: Actor | null, key: string): Promise<MediaRow> {
  const scope = actor ? visibleTo(actor) : sql`exists (select 1 from account o where o.logo_id = m.id)`;
  const [row] = await selectMedia(sql`m.key = ${key} and ${scope}`);
  if (row) return row;
  throw actor ? notFound() : new AppError('unauthenticated', 'Sign in first.');
}

/** The bytes of a file that was read before; null when the store has lost it. */
export function openMedia(media: Pick<MediaRow, 'key'>, range?: ByteRange): Promise<OpenFile | null> {
  return files().open(media.key, range);
}

/** What is served of a picture where a smaller one will do: one that was drawn, or the file itself. */
export async function smallerMedia(media: MediaRow, width: number, accept: string): Promise<MediaRow> {
  const found = await findVariant(media, width, accept);
  return found ? { ...media, ...found, name: media.name.replace(/\.\w+$/, '') } : media;
}

export async function readableKeys(actor: Actor, keys: string[]): Promise<MediaRow[]> {
  if (keys.length === 0) return [];
  return selectMedia(sql`m.key = any(${keys}) and ${visibleTo(actor)}`);
}

/** The library: the actor's own uploads and what the team shares, newest first. */
export async function listMedia(actor: Actor, query: MediaQuery): Promise<Paged<MediaJson>> {
  const perPage = pageSizes.library;
  const where = sql`(m.uploader_id = ${actor.id} or m.shared) and not m.derived ${ofType(query.type)} ${named(query.query)}`;
  const [rows, [count]] = await Promise.all([
    selectMedia(
      sql`${where} order by m.updated_at desc, m.id desc limit ${perPage} offset ${query.page * perPage}`,
    ),
    sql<[{ total: number }]>`select count(*)::int as total from media m where ${where}`,
  ]);
  return presentPage(rows.map(presentMedia), query.page, perPage, count.total);
}

function ofType(type: MediaQuery['type']): Fragment {
  return type === 'image' ? sql`and m.type = any(${pictureTypes})` : sql``;
}

function named(query = ''): Fragment {
  const part = query.trim().replace(/[\\%_]/g, '\\$&');
  return part === '' ? sql`` : sql`and m.name ilike ${`%${part}%`}`;
}

/** Rows that were just written, in the order of their ids. */
export async function readMedia(ids: number[]): Promise<MediaJson[]> {
  const rows = await selectMedia(sql`m.id = any(${ids}::int[]) order by m.id`);
  return rows.map(presentMedia);
}

function selectMedia(where: Fragment) {
  return sql<MediaRow[]>`
    select m.id, m.key, m.name, m.type, m.size, m.width, m.height, m.preview, m.updated_at from media m where ${where}`;
}
