import { sanitizeHtml } from '@/lib/html/sanitize';
import { mediaUrl } from '@/lib/media/url';
import { type FigureKey, figures } from './art/figures';
import { files } from './content/files';
import { type PersonKey, people } from './content/people';
import type { Body } from './content/types';
import { found } from './found';
import { type Assets, fileLabel, pictureLabel } from './media';
import { userId } from './user-id';

/** The HTML as it is stored: marks replaced by what they stand for, and through the gate like everybody's. */
export async function bodyHtml(body: Body, assets: Assets): Promise<string> {
  const html = /^\s*</.test(body) ? body : `<p>${body}</p>`;
  return sanitizeHtml(
    html
      .replace(/>\s*\n\s*</g, '><')
      .trim()
      .replace(/@\{(\w+)\}/g, (_, person: PersonKey) => mention(person))
      .replace(/\s*!\{(\w+)\|([^}]+)\}\s*/g, (_, key: FigureKey, caption: string) =>
        figureOf(key, caption, assets),
      )
      .replace(/\s*#\{(\w+)\}\s*/g, (_, key: string) => fileOf(key, assets)),
  );
}

function mention(person: PersonKey) {
  return `<span data-mention="${userId(person)}">@${people[person].name}</span>`;
}

function figureOf(key: FigureKey, caption: string, assets: Assets) {
  const { row } = found(assets, pictureLabel(key));
  const size = `width="${row.width}" height="${row.height}"`;
  return `<figure><img src="${mediaUrl(row.key)}" alt="${figures[key].alt}" ${size} data-media-id="${row.id}"><figcaption>${caption}</figcaption></figure>`;
}

function fileOf(key: string, assets: Assets) {
  const file = files.find((candidate) => candidate.key === key);
  if (!file) throw new Error(`No demo file has the key ${key}.`);
  const { row } = found(assets, fileLabel(file));
  const url = `${mediaUrl(row.key)}?as=${encodeURIComponent(file.name)}`;
  return `<div data-media-id="${row.id}"><a href="${url}" data-media-id="${row.id}">${file.name}</a></div>`;
}
