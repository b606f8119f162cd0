import { z } from 'zod';
import { bodyId, flag, wireDate } from '@/lib/fields';
import { mediaIcons } from '@/lib/media/types';
import { pageNumber } from '@/lib/paging';

/** A file of a request, received whole and waiting to be taken in; whoever received it removes what is left of it. */
export class IncomingFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;

  constructor(path: string, name: string, size: number) {
    this.path = path;
    this.name = name;
    this.size = size;
  }
}

export const media = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    thumbnail: z.string().nullable(),
    icon: z.enum(mediaIcons),
    type: z.string().meta({ description: 'MIME, from the content.' }),
    size: z.int().meta({ description: 'Bytes.' }),
    updated_at: wireDate,
    width: z.int().optional(),
    height: z.int().optional(),
    meta: z.object({
      filesize: z.int(),
      type: z.string(),
      url: z.string(),
      thumbnail: z.string().nullable(),
    }),
  })
  .meta({ id: 'Media' });
export type MediaJson = z.infer<typeof media>;

export const uploadedMedia = z
  .union([media, z.object({ data: z.array(media) })])
  .meta({ description: 'The file; `data` when several were sent.' });

export const mediaQuery = z.object({
  page: pageNumber,
  type: z.enum(['image']).optional(),
  query: z.string().max(200).optional().meta({ description: 'Part of the name.' }),
});
export type MediaQuery = z.output<typeof mediaQuery>;

const incomingFile = z
  .custom<IncomingFile>((value) => value instanceof IncomingFile, 'Send a file.')
  .meta({ override: { type: 'string', format: 'binary' } });

const fileOf = (most: number) =>
  z
    .array(incomingFile, { error: 'Choose a file.' })
    .min(1, 'Choose a file.')
    .max(most, `Send at most ${most} files at a time.`);

/** Contract §3, media/handle. */
export const mostFiles = 10;
export const uploadLimit = 100_000_000;
/** Avatars and logos, which are worked on. */
export const pictureLimit = 12_000_000;

/** The `shared` flag puts files in the library of the whole team; it is minded from admins only. */
export const uploadInput = z
  .object({
    file: fileOf(mostFiles),
    shared: z.union([flag, z.enum(['0', '1', '']).transform((value) => value === '1')]).optional(),
  })
  .meta({ id: 'UploadInput' });
export type UploadInput = z.output<typeof uploadInput>;

export const pictureUploadInput = z
  .object({ file: fileOf(1).transform(([file]) => file as IncomingFile) })
  .meta({ id: 'PictureUploadInput' });

/** A file, or the id of an upload of one's own that has come whole. */
export const replacementInput = z
  .object({
    file: z.union(
      [
        fileOf(1).transform(([file]) => file as IncomingFile),
        z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'Choose a file.'),
      ],
      { error: 'Choose a file.' },
    ),
  })
  .meta({ id: 'ReplacementInput' });
export type Replacement = z.output<typeof replacementInput>['file'];

/** A file, or the id of one in the library. */
export const filePostInput = z
  .object({
    group: z.string({ error: 'Choose a group.' }).min(1, 'Choose a group.').max(120),
    category: z.string().max(120).optional(),
    file: z.union([fileOf(1).transform(([file]) => file as IncomingFile), bodyId], {
      error: 'Choose a file.',
    }),
  })
  .meta({ id: 'FilePostInput' });
export type FilePostInput = z.output<typeof filePostInput>;

const wholeQuery = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Send a whole number.')
    .transform((text) => Math.min(Math.max(Number(text), least), most))
    .meta({ override: { type: 'integer', minimum: least, maximum: most, pattern: undefined } })
    .default(fallback);

export const stockQuery = z.object({
  query: z.string().max(200, 'Search for at most 200 characters.').default(''),
  page: pageNumber,
});
export type StockQuery = z.output<typeof stockQuery>;

export const stockPage = z
  .object({
    results: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        urls: z.object({ raw: z.string(), regular: z.string(), thumb: z.string() }),
        user: z.object({ name: z.string(), link: z.string() }),
      }),
    ),
    total: z.int(),
    total_pages: z.int(),
    source: z
      .enum(['drawn', 'unsplash', 'openverse'])
      .meta({ description: '`drawn`: the set that comes along, which needs no key.' }),
  })
  .meta({ id: 'StockPage' });
export type StockPageJson = z.infer<typeof stockPage>;
export type StockImageJson = StockPageJson['results'][number];

export const stockChoice = z
  .object({ id: z.string({ error: 'Choose an image.' }).regex(/^[\w-]{1,100}$/, 'Choose an image.') })
  .meta({ id: 'StockChoice' });

export const drawnQuery = z.object({ w: wholeQuery(16, 2400, 1080), q: wholeQuery(1, 100, 80) });
