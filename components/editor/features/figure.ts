import { cleanHtml, parseHtml } from '@/components/editor/html/clean';

export const figureSizes = ['small', 'medium', 'column', 'wide', 'full'] as const;
export type FigureSize = (typeof figureSizes)[number];
export type FigureAlign = 'left' | 'center' | 'right';

export type Figure = { alt: string; caption: string; size: FigureSize; align: FigureAlign };
type Natural = { width: number; height: number };

const widths = { small: 240, medium: 480 };

/** What can be set about a picture in a figure; null for every other block. */
export function figureOf(html: string): Figure | null {
  const parts = partsOf(html);
  if (!parts) return null;
  const { figure, image, caption } = parts;
  const align = figure.dataset.align;
  const width = Number(image.getAttribute('width') ?? Number.POSITIVE_INFINITY);
  return {
    alt: image.alt,
    caption: caption?.textContent ?? '',
    size: align === 'wide' || align === 'full' ? align : sizeOf(width),
    align: align === 'center' || align === 'right' ? align : 'left',
  };
}

/** The figure with the changes, as it is stored. A caption that is not changed keeps its marks. */
export function changeFigure(html: string, changes: Partial<Figure>, natural: Natural | null): string {
  const parts = partsOf(html);
  const before = figureOf(html);
  if (!parts || !before) return html;
  const { figure, image, caption } = parts;
  const { alt, caption: words, size, align } = { ...before, ...changes };
  image.alt = alt;
  if (words !== before.caption) {
    caption?.remove();
    const text = figure.ownerDocument.createElement('figcaption');
    text.textContent = words;
    if (words.trim() !== '') figure.append(text);
  }
  if (size !== before.size) resize(image, size, natural);
  if (size !== before.size || align !== before.align) {
    figure.dataset.align = size === 'wide' || size === 'full' ? size : align;
    if (figure.dataset.align === 'left') delete figure.dataset.align;
  }
  return cleanHtml(figure.outerHTML);
}

function sizeOf(width: number): FigureSize {
  if (width <= widths.small) return 'small';
  return width <= widths.medium ? 'medium' : 'column';
}

function resize(image: HTMLImageElement, size: FigureSize, natural: Natural | null) {
  const full = natural ?? { width: image.width, height: image.height };
  const known = full.width > 0 && full.height > 0;
  const width = size === 'small' || size === 'medium' ? widths[size] : known ? full.width : null;
  image.removeAttribute('width');
  image.removeAttribute('height');
  if (width) image.setAttribute('width', String(width));
  if (width && known) image.setAttribute('height', String(Math.round((width * full.height) / full.width)));
}

function partsOf(html: string) {
  const root = parseHtml(html);
  const figure = root.children.length === 1 ? root.firstElementChild : null;
  if (!(figure instanceof HTMLElement) || figure.localName !== 'figure') return null;
  const [image, caption, ...more] = figure.children;
  if (!(image instanceof HTMLImageElement) || more.length > 0) return null;
  if (caption && caption.localName !== 'figcaption') return null;
  return { figure, image, caption: caption ?? null };
}
