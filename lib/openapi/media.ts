import { z } from 'zod';
import { fileQuery } from '@/lib/http/file-response';
import type { Domain } from '@/lib/openapi/operation';

export const mediaDomain: Domain = {
  tag: 'Media',
  description: 'Stored files: pictures, documents, sound and video.',
  operations: {
    getFile: {
      call: 'GET /api/media/file/{key}',
      summary: 'Read a file',
      description:
        "For who may read a post that carries it, its uploader, and team admins; the logo for everybody. `as` downloads it under that name with the file's own extension, `view=true` shows it where its type may be shown. Ranges and If-None-Match are honoured, and HEAD answers the same headers.",
      query: fileQuery,
      answer: z.string(),
      answerType: '*/*',
      guest: true,
    },
  },
};
