import { sanitizeHtml } from '@/lib/html/sanitize';
import { mediaUrl } from '@/lib/media/url';
import { type FigureKey, figures } from './art/figures';
import { files } from './content/files';
import { type PersonKey, people } from './content/people';
import type { Body } from './content/types';
import { type Asset, fileLabel, pictureLabel } from './media';

export type Names = { assets: ReadonlyMap<string, Asset>; idOf: (person: PersonKey) => number };

/** The HTML as it is stored: marks replaced by what they stand for, and through the gate like everybody's. */
export async function bodyHtml(body: Body, names: Names): Promise<string> {
  const html = /^\s*</.test(body) ? body : `<p>${body}</p>`;
  return sanitizeHtml(
    html
      .replace(/>\s*\n\s*</g, '><')
      .trim()
      .replace(/@\{(\w+)\}/g, (_, person: PersonKey) => mention(person, names))
      .replace(/\s*!\{(\w+)\|([^}]+)\}\s*/g, (_, key: FigureKey, caption: string) =>
        figureOf(key, caption, names),
      )
      .replace(/\s*#\{(\w+)\}\s*/g, (_, key: string) => fileOf(key, names)),
  );
}

function mention(person: PersonKey, { idOf }: Names) {
  return `<span data-mention="${idOf(person)}">@${people[person].name}</span>`;
}

function figureOf(key: FigureKey, caption: string, { assets }: Names) {
  const { row } = found(assets, pictureLabel(key));
  const size = `width="${row.width}" height="${row.height}"`;
  return `<figure><img src="${mediaUrl(row.key)}" alt="${figures[key].alt}" ${size} data-media-id="${row.id}"><figcaption>${caption}</figcaption></figure>`;
}

function fileOf(key: string, { assets }: Names) {
  const file = files.find((candidate) => candidate.key === key);
  if (!file) throw new Error(`No demo file has the key ${key}.`);
  const { row } = found(assets, fileLabel(file));
  const url = `${mediaUrl(row.key)}?as=${encodeURIComponent(file.name)}`;
  return `<div data-media-id="${row.id}"><a href="${url}" data-media-id="${row.id}">${file.name}</a></div>`;
}

export function found<V>(map: ReadonlyMap<string, V>, name: string): V {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The demo names ${name}, which it does not have.`);
  return value;
}
