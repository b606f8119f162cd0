import { createHmac } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Prisma } from '@/prisma/generated/client';
import { type FigureKey, figure, figures, logo } from './art/figures';
import { type PaletteKey, palettes } from './art/palettes';
import { picture } from './art/picture';
import { portrait } from './art/portrait';
import type { Clock } from './clock';
import { type DemoFile, files } from './content/files';
import { type PersonKey, people } from './content/people';
import { pdf } from './pdf';

export type Asset = { row: Prisma.MediaCreateManyInput & { id: number }; content: Buffer };

type Draft = {
  label: string;
  name: string;
  by: PersonKey;
  at: Date;
  shared?: boolean;
  make: () => Promise<{ content: Buffer; type: string; width?: number; height?: number }>;
};

export const pictureLabel = (key: string) => `picture:${key}`;
export const portraitLabel = (person: string) => `portrait:${person}`;
export const fileLabel = (file: DemoFile) => `file:${file.name}`;
export const logoLabel = 'logo';

/**
 * All files of the demo team by their labels. The keys come from the installation's secret: nobody can guess them, and
 * a start that broke off writes the same ones again instead of leaving others behind.
 */
export async function makeAssets(clock: Clock, secret: string, idOf: (person: PersonKey) => number) {
  const made = await Promise.all(
    drafts(clock).map(async ({ make, ...draft }, index): Promise<[string, Asset]> => {
      const { content, ...format } = await make();
      const key = createHmac('sha256', secret).update(`demo ${draft.label}`).digest('base64url').slice(0, 32);
      const row = {
        id: index + 1,
        key,
        name: draft.name,
        ...format,
        size: content.length,
        shared: draft.shared ?? false,
        uploaderId: idOf(draft.by),
        createdAt: draft.at,
        updatedAt: draft.at,
      };
      return [draft.label, { row, content }];
    }),
  );
  return new Map(made);
}

function drafts(clock: Clock): Draft[] {
  const library = { by: 'aoife', shared: true } as const;
  return [
    {
      label: logoLabel,
      name: 'Halyard.png',
      by: 'layla',
      shared: true,
      at: clock.past({ days: 200 }),
      make: () => encode(logo(), 'png'),
    },
    ...(Object.keys(palettes) as PaletteKey[]).map((key, index): Draft => {
      const at = clock.past({ days: 3 + index * 4, time: '09:20' });
      const make = () => encode(picture(palettes[key]), 'webp');
      return { label: pictureLabel(key), name: `${palettes[key].name}.webp`, at, make, ...library };
    }),
    ...(Object.keys(figures) as FigureKey[]).map((key): Draft => {
      const at = clock.past({ days: 12, time: '10:00' });
      return {
        label: pictureLabel(key),
        name: figures[key].name,
        at,
        make: () => encode(figure(key), 'webp'),
        ...library,
      };
    }),
    ...(Object.keys(people) as PersonKey[])
      .filter((key) => 'portrait' in people[key])
      .map((key): Draft => {
        const { name } = people[key];
        const at = clock.past({ days: 190 });
        return {
          label: portraitLabel(key),
          name: `${name}.webp`,
          by: key,
          at,
          make: () => encode(portrait(name), 'webp'),
        };
      }),
    ...files.map(
      (file): Draft => ({
        label: fileLabel(file),
        name: file.name,
        by: file.by,
        at: clock.past(file.at),
        make: () => fileContent(file),
      }),
    ),
  ];
}

async function encode(image: Sharp, format: 'webp' | 'png' | 'jpeg') {
  const { data, info } = await image
    .toFormat(format, format === 'webp' ? { quality: 82, effort: 0 } : {})
    .toBuffer({ resolveWithObject: true });
  return { content: data, type: `image/${format}`, width: info.width, height: info.height };
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
