import type { MediaJson } from '@/lib/media/schema';
import { isPicture } from '@/lib/media/types';

/** A picture of the library as a figure of its own size, any other file as a card that links to it. */
export function mediaHtml({ id, name, url, type, width, height }: MediaJson): string {
  const link = attributes({ href: url, 'data-media-id': id });
  if (!isPicture(type)) return `<div data-media-id="${id}"><a${link}>${escapeHtml(name)}</a></div>`;
  const image = attributes({ src: url, alt: '', width, height, 'data-media-id': id });
  return `<figure><img${image}></figure>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function attributes(values: Record<string, string | number | undefined>) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value)).replace(/"/g, '&quot;')}"`)
    .join('');
}
