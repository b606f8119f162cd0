import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { MediaJson } from '@/lib/media/schema';

const icons: Record<MediaJson['icon'], IconName> = {
  image: 'file-image',
  pdf: 'file-text',
  text: 'file-text',
  sheet: 'file-spreadsheet',
  slides: 'file-play',
  audio: 'file-headphone',
  video: 'file-play',
  archive: 'file-archive',
  file: 'file',
};

/** A file as its picture, or as the icon of its kind. */
export function MediaMark({ media }: { media: Pick<MediaJson, 'thumbnail' | 'icon'> }) {
  if (media.thumbnail) {
    // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
    return <img src={media.thumbnail} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <span className="media-mark">
      <Icon name={icons[media.icon]} />
    </span>
  );
}
