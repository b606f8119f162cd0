import { placeholderUrl } from '@/lib/media/placeholder';
import { urlOfKey } from '@/lib/media/url';
import { widths } from '@/lib/media/variants';

/** What is known of the pictures that a text embeds, by their keys. */
export type TextPictures = Record<string, { width: number; height: number; blur: string | null }>;

// As `renderHtml` writes them: one canonical form, without a `>` in any value.
const pictures = /<img ([^>]*?)src="\/api\/media\/file\/([A-Za-z0-9_-]{16,64})"([^>]*)>/g;
/** A text is at most 46rem wide; beside others a picture is as wide as it says itself. */
const widest = '(min-width: 50rem) 46rem, 100vw';

/**
 * Gives the pictures of a rendered text their size, so that nothing moves when they come, smaller ones to choose from,
 * and a blurred one to look at meanwhile.
 * @param addressOf where a file is read; on a public page through its token
 */
export function withPictures(html: string, known: TextPictures, addressOf = urlOfKey): string {
  return html.replace(pictures, (_tag, before: string, key: string, after: string) => {
    const { width, height, blur } = known[key] ?? {};
    const shown = Number(/ width="(\d+)"/.exec(after)?.[1]) || width;
    const parts = [`src="${addressOf(key)}"`, sources(addressOf(key), shown, width)];
    if (shown && width && height) {
      if (!/ width="/.test(after)) parts.push(`width="${shown}"`);
      if (!/ height="/.test(after)) parts.push(`height="${Math.round((shown * height) / width)}"`);
    }
    if (blur) parts.push(`style="background:url(${placeholderUrl(blur)}) center/100% 100%"`);
    return `<img ${before}${parts.join(' ')}${after}>`;
  });
}

/** Widths up to the picture's own, which is the last. */
function sources(url: string, shown: number | undefined, own: number | undefined): string {
  const smaller = widths.filter((width) => !own || width < own);
  const listed = smaller.map((width) => `${url}?w=${width} ${width}w`);
  if (own) listed.push(`${url} ${own}w`);
  const sizes = shown && shown < 736 ? `(min-width: 50rem) ${shown}px, 100vw` : widest;
  return `srcset="${listed.join(', ')}" sizes="${sizes}"`;
}
