import { clsx } from 'clsx';

type Props = {
  src: string | null;
  /** All of it, with room around; else it fills its frame. */
  contain: boolean;
};

/** The one picture above the fold: fetched first, in a frame of a known shape, so that nothing moves when it comes. */
export function FeaturedImage({ src, contain }: Props) {
  if (!src) return null;
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
    <img
      className={clsx('article-image', contain && 'article-image-contain')}
      src={src}
      alt=""
      decoding="async"
      fetchPriority="high"
    />
  );
}
