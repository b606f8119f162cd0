import { comment, commentInput } from '@/lib/comments/schema';
import type { Domain } from '@/lib/openapi/operation';
import { paged, pageQuery } from '@/lib/paging';

export const commentsDomain: Domain = {
  tag: 'Comments',
  description: 'Sanitised HTML. Who can read a post can comment on it.',
  operations: {
    listComments: {
      call: 'GET /api/groups/{group}/posts/{post}/comments',
      summary: 'List comments',
      description:
        'Pages of 100 counted from the newest, each in order of writing: page 0 is what the post answers with, page 1 the hundred before.',
      query: pageQuery,
      answer: paged(comment),
    },
    createComment: {
      call: 'POST /api/groups/{group}/posts/{post}/comments',
      summary: 'Write a comment',
      description: 'Empty after sanitising: 422.',
      body: commentInput,
      status: 201,
      answer: comment,
    },
    updateComment: {
      call: 'PUT /api/groups/{group}/posts/{post}/comments/{id}',
      summary: 'Change your comment',
      body: commentInput,
      answer: comment,
    },
    deleteComment: {
      call: 'DELETE /api/groups/{group}/posts/{post}/comments/{id}',
      summary: 'Delete a comment: your own, or any as group admin',
    },
  },
};
