import { widths } from '@/lib/media/variants';

export const mediaPrefix = '/api/media/file/';

/** Where a stored file is read. The key is random; who may read it is asked at each request. */
export function mediaUrl(key: string | null | undefined): string | null {
  return key ? urlOfKey(key) : null;
}

export function urlOfKey(key: string): string {
  return `${mediaPrefix}${key}`;
}

const thumbnailWidth = 480;

/** The file as a small picture. */
export function thumbnailUrl(key: string): string {
  return `${urlOfKey(key)}?w=${thumbnailWidth}`;
}

/** A picture of ours in several widths, for `srcset`; undefined for any other address. */
export function sourceSet(url: string, among: readonly number[] = widths): string | undefined {
  if (!/^\/api\/(media\/file|public\/[\w-]+\/media)\/[A-Za-z0-9_-]{16,64}$/.test(url)) return undefined;
  return among.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}

/** The same file for who holds a share link of the post that carries it. */
export function sharedMediaUrl(token: string, key: string): string {
  return `/api/public/${token}/media/${key}`;
}

/** The key inside such an address, or null for any other text. */
export function mediaKeyOf(url: string): string | null {
  const match = /^\/api\/media\/file\/([A-Za-z0-9_-]{16,64})(?:[?#]|$)/.exec(url);
  return match?.[1] ?? null;
}
