import { createHmac } from 'node:crypto';
import type { Sharp } from 'sharp';
import { blurOf } from '@/lib/media/blur';
import type { Prisma } from '@/prisma/generated/client';
import { type FigureKey, figure, figures, logo } from './art/figures';
import { type PaletteKey, palettes } from './art/palettes';
import { picture } from './art/picture';
import { portrait } from './art/portrait';
import type { Clock } from './clock';
import { type DemoFile, files } from './content/files';
import { type PersonKey, people } from './content/people';
import type { Past } from './content/types';
import { found } from './found';
import { pdf } from './pdf';
import { userId } from './user-id';

export type Assets = ReadonlyMap<string, Asset>;
export type Asset = { row: Prisma.MediaCreateManyInput & { id: number }; content: Buffer };

type Format = { type: string; width?: number; height?: number; blur?: string };
type Content = Format & { content: Buffer };
export type Painted = ReadonlyMap<string, Content>;
type Draft = {
  label: string;
  name: string;
  by: PersonKey;
  at: Past;
  shared?: boolean;
  make: () => Promise<Content>;
};

export const pictureLabel = (key: string) => `picture:${key}`;
export const portraitLabel = (person: string) => `portrait:${person}`;
export const fileLabel = (file: DemoFile) => `file:${file.name}`;
export const logoLabel = 'logo';

/** The content of every file by its label; the costly part, and the same whenever it is done. */
export async function paint(): Promise<Painted> {
  const painted = drafts().map(async ({ label, make }): Promise<[string, Content]> => [label, await make()]);
  return new Map(await Promise.all(painted));
}

/**
 * All files of the demo team by their labels. The keys come from the installation's secret: nobody can guess them, and
 * a start that broke off writes the same ones again instead of leaving others behind.
 */
export function assetsOf(painted: Painted, clock: Clock, secret: string): Assets {
  const assets = drafts().map(({ label, name, by, at, shared = false }, index): [string, Asset] => {
    const { content, ...format } = found(painted, label);
    const key = createHmac('sha256', secret).update(`demo ${label}`).digest('base64url').slice(0, 32);
    const dates = { createdAt: clock.past(at), updatedAt: clock.past(at) };
    const row = {
      id: index + 1,
      key,
      name,
      ...format,
      size: content.length,
      shared,
      uploaderId: userId(by),
      ...dates,
    };
    return [label, { row, content }];
  });
  return new Map(assets);
}

function drafts(): Draft[] {
  return [logoDraft(), ...pictureDrafts(), ...portraitDrafts(), ...fileDrafts()];
}

function logoDraft(): Draft {
  const make = () => encode(logo(), 'png');
  return {
    label: logoLabel,
    name: 'Halyard.png',
    by: 'layla',
    shared: true,
    at: { days: 200 },
    make,
  };
}

/** The team's library: what posts show, and some that nobody has used yet. */
function pictureDrafts(): Draft[] {
  const drawn = (Object.keys(figures) as FigureKey[]).map((key) => ({
    label: pictureLabel(key),
    name: figures[key].name,
    make: () => encode(figure(key), 'webp'),
  }));
  const painted = (Object.keys(palettes) as PaletteKey[]).map((key) => ({
    label: pictureLabel(key),
    name: `${palettes[key].name}.webp`,
    make: () => encode(picture(palettes[key]), 'webp'),
  }));
  return [...painted, ...drawn].map((draft, index) => {
    const at = { days: 3 + index * 4, time: '09:20' };
    return { ...draft, by: 'aoife', shared: true, at };
  });
}

function portraitDrafts(): Draft[] {
  const shown = (Object.keys(people) as PersonKey[]).filter((key) => 'portrait' in people[key]);
  return shown.map((key) => {
    const { name } = people[key];
    const make = () => encode(portrait(name), 'webp');
    return { label: portraitLabel(key), name: `${name}.webp`, by: key, at: { days: 190 }, make };
  });
}

function fileDrafts(): Draft[] {
  return files.map((file) => {
    const { name, by, at } = file;
    return { label: fileLabel(file), name, by, at, make: () => fileContent(file) };
  });
}

async function encode(image: Sharp, format: 'webp' | 'png' | 'jpeg') {
  const { data, info } = await image
    .toFormat(format, format === 'webp' ? { quality: 82, effort: 0 } : {})
    .toBuffer({ resolveWithObject: true });
  const blur = await blurOf(data);
  return { content: data, type: `image/${format}`, width: info.width, height: info.height, blur };
}

async function fileContent(file: DemoFile) {
  if ('pdf' in file) return { content: pdf(file.pdf.title, file.pdf.paragraphs), type: 'application/pdf' };
  if ('text' in file) return { content: Buffer.from(file.text), type: 'text/plain' };
  if ('csv' in file) return { content: Buffer.from(file.csv.map(csvLine).join('')), type: 'text/csv' };
  const image = file.picture === 'logo' ? logo() : picture(palettes[file.picture as PaletteKey]);
  return encode(image, file.format);
}

function csvLine(cells: (string | number)[]): string {
  const quoted = cells.map((cell) =>
    /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}
