import { z } from 'zod';
import { fileQuery } from '@/lib/http/file-response';
import type { Domain } from '@/lib/openapi/operation';
import { shareInput, shareLink } from '@/lib/shares/schema';

export const sharesDomain: Domain = {
  tag: 'Share links',
  description:
    'Public addresses of a post, for who may edit it. A link works while the post is published and its maker is of the team.',
  operations: {
    listShares: {
      call: 'GET /api/groups/{group}/posts/{post}/share',
      summary: 'List the links of a post, newest first',
      answer: z.array(shareLink),
      errors: [403],
    },
    createShare: {
      call: 'POST /api/groups/{group}/posts/{post}/share',
      summary: 'Create a link',
      description: '`link_expires` is in days, 0 for never. At most 100 links a post: 409.',
      body: shareInput,
      status: 201,
      answer: shareLink,
    },
    deleteShare: {
      call: 'DELETE /api/groups/{group}/posts/{post}/share/{id}',
      summary: 'Delete a link',
      description: 'Deleting it twice is deleting it once.',
    },
    getSharedFile: {
      call: 'GET /api/public/{token}/media/{key}',
      summary: 'Get a file of a shared post',
      description:
        'For everybody who holds the link, while it works: only what that post itself carries. `as` and `view` are those of other files.',
      query: fileQuery,
      answer: z.string(),
      answerType: '*/*',
      guest: true,
    },
  },
};
