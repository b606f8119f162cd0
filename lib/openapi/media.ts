import { z } from 'zod';
import { fileQuery } from '@/lib/http/file-response';
import {
  drawnQuery,
  filePostInput,
  media,
  mediaQuery,
  pictureUploadInput,
  stockChoice,
  stockPage,
  stockQuery,
  uploadedMedia,
  uploadInput,
} from '@/lib/media/schema';
import type { Domain } from '@/lib/openapi/operation';
import { paged } from '@/lib/paging';
import { post } from '@/lib/posts/schema';

const form = { bodyType: 'multipart/form-data' } as const;

export const mediaDomain: Domain = {
  tag: 'Media',
  description:
    'Files. The type is told by the content, never by the name or what the sender says. Only PNG, JPEG, GIF, WebP, PDF, audio, video and plain text are ever shown; everything else is only saved.',
  operations: {
    getFile: {
      call: 'GET /api/media/file/{key}',
      summary: 'Get a file',
      description:
        'For who may read a post that carries it, its uploader and team admins; avatars, the logo and shared files for everybody, the logo for guests too. `as` downloads under that name with the extension of the file, `view=true` shows it where its type may be shown. Without either, pictures are shown and all else is saved. HEAD answers the same headers.',
      headers: {
        Range: z.string().optional().meta({ description: 'One range of bytes.', example: 'bytes=0-499' }),
        'If-None-Match': z.string().optional().meta({ description: 'The `ETag` of what is there already.' }),
      },
      also: {
        206: 'The range that was asked for.',
        304: 'As it was; no body.',
        416: 'There is no such range; `Content-Range` has the length. No body.',
      },
      query: fileQuery,
      answer: z.string(),
      answerType: '*/*',
      guest: true,
    },
    listMedia: {
      call: 'GET /api/media/list',
      summary: 'List the library',
      description: 'Your own files and those shared with the team, newest first, 18 a page.',
      query: mediaQuery,
      answer: paged(media),
    },
    uploadMedia: {
      call: 'POST /api/media/handle',
      summary: 'Upload files',
      description:
        'Up to 10 `file` parts of at most 100,000,000 bytes each, all or none. `shared=1` puts them in the library of the team; it is minded from team admins only. A picture of more than 50 megapixels is 422. An SVG of at most 2 MB is kept as a PNG of it, 512 to 2048 pixels wide or high; one that cannot be drawn is only ever downloaded.',
      body: uploadInput,
      ...form,
      answer: uploadedMedia,
      errors: [429, 507],
    },
    createFilePost: {
      call: 'POST /api/media/create/post',
      summary: 'Add a file to a files group',
      description:
        'Published at once, with the name of the file as title. `file` is an upload or, also in an urlencoded form, the id of a file in the library. `category` is a folder; without it, or as 0, the top level.',
      body: filePostInput,
      ...form,
      status: 201,
      answer: post,
      errors: [404, 429, 507],
    },
    searchStockImages: {
      call: 'GET /api/media/unsplash',
      summary: 'Search stock images',
      description:
        'Unsplash, 30 a page, when the server has a key for it; else pictures in the public domain found by Openverse, 20 a page, when it is told to; else a set of drawn patterns in twelve colours, found by colour and word. `urls.raw` takes `q` and `w`. Pages count from 0.',
      query: stockQuery,
      answer: stockPage,
      errors: [503],
    },
    addStockImage: {
      call: 'POST /api/media/unsplash',
      summary: 'Take a stock image into the library',
      description: 'The server fetches it at `q=80` and `w=1080`; it is yours from then on.',
      body: stockChoice,
      status: 201,
      answer: media,
      errors: [404, 503, 507],
    },
    getDrawnImage: {
      call: 'GET /api/media/stock/{id}',
      summary: 'Get a drawn stock image',
      path: { id: z.string().meta({ description: 'The id of the picture in the search.' }) },
      description: 'WebP, 3 to 2, `w` pixels wide (16 to 2400) at quality `q`.',
      query: drawnQuery,
      answer: z.string(),
      answerType: '*/*',
      errors: [404],
    },
    uploadLogo: {
      call: 'POST /api/media/logo',
      summary: 'Change the logo',
      description: 'At most 12 MB; made to fit 512 by 512 pixels. For team admins.',
      body: pictureUploadInput,
      ...form,
      answer: media,
      errors: [429, 507],
    },
    uploadAvatar: {
      call: 'POST /api/media/avatar/{id}',
      summary: 'Change the avatar of a person',
      description:
        'At most 12 MB; cropped to 180 by 180 pixels around what draws the eye, without the data of the camera. For the person and team admins.',
      body: pictureUploadInput,
      ...form,
      answer: media,
      errors: [429, 507],
    },
  },
};
