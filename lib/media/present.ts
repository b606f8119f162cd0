import { formatDateTime } from '@/lib/dates';
import type { MediaJson } from '@/lib/media/schema';
import { iconOf, isPicture } from '@/lib/media/types';
import { thumbnailUrl, urlOfKey } from '@/lib/media/url';

export type MediaRow = {
  id: number;
  key: string;
  name: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  preview: boolean;
  updated_at: Date;
};

export function presentMedia(row: MediaRow): MediaJson {
  const { id, name, type, size, width, height } = row;
  const url = urlOfKey(row.key);
  const thumbnail = isPicture(type) || row.preview ? thumbnailUrl(row.key) : null;
  return {
    ...{
      id,
      name,
      url,
      thumbnail,
      icon: iconOf(type),
      type,
      size,
      updated_at: formatDateTime(row.updated_at),
    },
    ...(width !== null && height !== null && { width, height }),
    meta: { filesize: size, type, url, thumbnail },
  };
}
