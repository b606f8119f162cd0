import { clsx } from 'clsx';
import { Picture } from '@/components/media/picture';

type Props = {
  src: string | null;
  /** All of it, with room around; else it fills its frame. */
  contain: boolean;
  blur: string | null;
};

/** The one picture above the fold: fetched first, in a frame of a known shape, so that nothing moves when it comes. */
export function FeaturedImage({ src, contain, blur }: Props) {
  if (!src) return null;
  return (
    <Picture
      className={clsx('article-image', contain && 'article-image-contain')}
      src={src}
      alt=""
      blur={contain ? null : blur}
      sizes="(min-width: 50rem) 46rem, 100vw"
      fetchPriority="high"
    />
  );
}
