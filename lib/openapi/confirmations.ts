import { z } from 'zod';
import {
  confirmationInput,
  confirmations,
  confirmationsQuery,
  mustRead,
  toConfirm,
} from '@/lib/confirmations/schema';
import type { Domain } from '@/lib/openapi/operation';

export const confirmationsDomain: Domain = {
  tag: 'Confirmations',
  description:
    'Who may edit a group can ask all of it to read a post and confirm that: `must_read` of the post. Authors are not asked, nor are team admins who are not of a private group. Who joins later is asked, too.',
  operations: {
    listToConfirm: {
      call: 'GET /api/confirmations',
      summary: 'List what you have to confirm, the most urgent first',
      description: 'At most 50.',
      answer: z.array(toConfirm),
    },
    confirmPost: {
      call: 'POST /api/groups/{group}/posts/{post}/confirmation',
      summary: 'Confirm that you have read a post',
      description:
        '409 `stale` with the current post when it asks for a later version than the one you read, 409 `conflict` when you are not asked.',
      body: confirmationInput,
      answer: mustRead,
      errors: [409],
    },
    listConfirmations: {
      call: 'GET /api/groups/{group}/posts/{post}/confirmations',
      summary: 'List who has confirmed a post, or who has not',
      description:
        'By name, 50 a page. Needs the right to edit the group. 404 when nobody has to confirm it.',
      query: confirmationsQuery,
      answer: confirmations,
      errors: [403],
    },
    exportConfirmations: {
      call: 'GET /api/groups/{group}/posts/{post}/confirmations/csv',
      summary: 'Download who has confirmed a post and who has not',
      answer: z.string(),
      answerType: 'text/csv',
      errors: [403],
    },
  },
};
