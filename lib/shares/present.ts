import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import { renderHtml } from '@/lib/html/render';
import { type TextPictures, withPictures } from '@/lib/media/in-text';
import { mediaPrefix, mediaUrl, sharedMediaUrl } from '@/lib/media/url';
import { type EventRow, type FileRow, presentEvent, presentFile } from '@/lib/posts/present';
import type { SharedPostJson, ShareLinkJson } from '@/lib/shares/schema';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

export type ShareRow = {
  id: number;
  token: string;
  post_slug: string;
  expires_at: Date | null;
  link_expires: number;
  created_at: Date;
  maker: UserSummaryRow;
};

export function presentShare(actor: Actor, row: ShareRow): ShareLinkJson {
  return {
    id: row.id,
    token: row.token,
    url: `/public/${row.post_slug}/${row.token}`,
    expiry_date: row.expires_at && formatDateTime(row.expires_at),
    user: presentUserSummary(actor, row.maker),
    link_expires: row.link_expires,
    created_at: formatDateTime(row.created_at),
  };
}

export type SharedRow = EventRow &
  FileRow & {
    title: string;
    content: string;
    published_at: Date;
    image_key: string | null;
    image_blur: string | null;
    pictures: TextPictures;
    featured_image_contain: boolean;
    authors: string[];
    team_name: string;
    logo_key: string | null;
    expired: boolean;
  };

/** What a stranger may know: the post and the names of its authors. Files have addresses that only this link opens. */
export function presentSharedPost(token: string, row: SharedRow): SharedPostJson {
  const { url, type = '', filesize = 0 } = presentFile(row);
  return {
    team: { name: row.team_name, logo: mediaUrl(row.logo_key) },
    title: row.title,
    authors: row.authors,
    published_at: formatDateTime(row.published_at),
    html: sharedHtml(token, row),
    image: row.image_key
      ? {
          src: sharedMediaUrl(token, row.image_key),
          contain: row.featured_image_contain,
          blur: row.image_blur,
        }
      : null,
    event: presentEvent(row),
    file: row.file_key && url ? { url: sharedMediaUrl(token, row.file_key), type, size: filesize } : null,
  };
}

/** Rendered as in the intranet, with files by this link's addresses and people named without a way to their profile. */
function sharedHtml(token: string, { content, pictures }: SharedRow): string {
  return withPictures(renderHtml(content), pictures, (key) => sharedMediaUrl(token, key))
    .replaceAll(`="${mediaPrefix}`, `="${sharedMediaUrl(token, '')}`)
    .replaceAll(/<a class="mention" href="[^"]*">/g, '<a class="mention">');
}
