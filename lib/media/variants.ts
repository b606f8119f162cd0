import { variantKey } from '@/lib/ports/files/key';

/** The widths in which pictures are offered. */
export const widths = [240, 480, 960, 1600] as const;
export type Width = (typeof widths)[number];

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** Of a PDF: its first page. */
export const firstPage = 'page1';

export function sizeVariant(width: Width, format: Format): string {
  return `w${width}${format}`;
}

export function variantKeys(key: string): string[] {
  const sizes = widths.flatMap((width) => formats.map((format) => sizeVariant(width, format)));
  return [firstPage, ...sizes].map((variant) => variantKey(key, variant));
}
