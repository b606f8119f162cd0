import type { Domain } from '@/lib/openapi/operation';
import { paged, pageQuery } from '@/lib/paging';
import { post, trashedPost } from '@/lib/posts/schema';
import { revision, revisionText } from '@/lib/revisions/schema';
import { editing, workingCopy, workingCopyInput } from '@/lib/working-copies/schema';

export const draftsDomain: Domain = {
  tag: 'Drafts and history',
  description:
    'What keeps writing safe: private working copies of posts, who else edits one, the history of its text, and the trash. All for who may edit the post.',
  operations: {
    getWorkingCopy: {
      call: 'GET /api/groups/{group}/posts/{post}/working-copy',
      summary: 'Get your working copy of a post',
      description: 'What you wrote and did not make live. Nobody else sees it; 404 when there is none.',
      answer: workingCopy,
      errors: [403],
    },
    saveWorkingCopy: {
      call: 'PUT /api/groups/{group}/posts/{post}/working-copy',
      summary: 'Keep what you wrote without making it live',
      description:
        '`fields` are the fields of the post that differ from its `base_version`, and replace those kept before. `If-Match: "0"` says that there is no copy yet. Saving the post itself makes it live; delete the copy then.',
      body: workingCopyInput,
      answer: workingCopy,
      ifMatch: true,
    },
    deleteWorkingCopy: {
      call: 'DELETE /api/groups/{group}/posts/{post}/working-copy',
      summary: 'Discard your working copy',
      description: 'Discarding it twice is discarding it once.',
    },
    keepEditing: {
      call: 'POST /api/groups/{group}/posts/{post}/editing',
      summary: 'Say that you have the post open, and learn who else has',
      description: 'Counts for 45 seconds. `version` is the current one, so that a stale form learns of it.',
      answer: editing,
    },
    stopEditing: {
      call: 'DELETE /api/groups/{group}/posts/{post}/editing',
      summary: 'Say that you closed the post',
    },
    listRevisions: {
      call: 'GET /api/groups/{group}/posts/{post}/revisions',
      summary: "List the revisions of a post's text, the latest first",
      description:
        'One for each time it was published, updated or restored, and at least one for every 10 minutes of writing. Pages of 30. The latest one is what the post holds now.',
      query: pageQuery,
      answer: paged(revision),
      errors: [403],
    },
    getRevision: {
      call: 'GET /api/groups/{group}/posts/{post}/revisions/{id}',
      summary: 'Get a revision with the one before it',
      answer: revisionText,
      errors: [403],
    },
    restoreRevision: {
      call: 'POST /api/groups/{group}/posts/{post}/revisions/{id}/restore',
      summary: 'Give a post the text of an earlier revision',
      description: 'As a new revision: what the post held stays in the history.',
      answer: post,
      ifMatch: true,
    },
    listTrash: {
      call: 'GET /api/groups/{group}/trash',
      summary: 'List the deleted posts and files of a group',
      description: 'Those of the last 30 days that you could have deleted, the latest first. Pages of 25.',
      query: pageQuery,
      answer: paged(trashedPost),
    },
    restorePost: {
      call: 'POST /api/groups/{group}/trash/{post}/restore',
      summary: 'Restore a post from the trash',
      description: 'Within 30 days, by who could have deleted it; else 404.',
      answer: post,
    },
  },
};
