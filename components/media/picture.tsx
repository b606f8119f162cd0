import type { ComponentProps } from 'react';
import { placeholderUrl } from '@/lib/media/placeholder';
import { sourceSet } from '@/lib/media/url';

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'style' | 'alt'> & {
  src: string;
  alt: string;
  /** Its thumbhash, seen until it has come. */
  blur?: string | null | undefined;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** The widths worth offering, where it is never shown large. */
  among?: readonly number[];
};

/** A picture of ours in as many pixels as it needs, over a blurred one of itself. */
export function Picture({ src, alt, blur, sizes, among, ...rest }: Props) {
  const sources = sourceSet(src, among);
  return (
    // biome-ignore lint/performance/noImgElement: next/image would ask a server of its own for what `?w=` answers.
    <img
      src={src}
      alt={alt}
      decoding="async"
      {...(sources && { srcSet: sources, sizes })}
      {...(blur && { style: { background: `url(${placeholderUrl(blur)}) center / 100% 100%` } })}
      {...rest}
    />
  );
}
