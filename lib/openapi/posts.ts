import { z } from 'zod';
import { zipQuery } from '@/lib/http/zip-response';
import { replacementInput } from '@/lib/media/schema';
import type { Domain } from '@/lib/openapi/operation';
import { paged } from '@/lib/paging';
import {
  bulkInput,
  homepage,
  post,
  postBranches,
  postBranchesQuery,
  postCard,
  postCount,
  postInput,
  postsQuery,
  postTreeInput,
} from '@/lib/posts/schema';

export const postsDomain: Domain = {
  tag: 'Posts',
  description:
    'Status 0 unsaved, 1 draft, 2 published. A post shows once it is published and its date has come; until then only its authors, the group admins and team admins see it.',
  operations: {
    getHomepage: {
      call: 'GET /api/homepage',
      summary: 'Get the dashboard',
      description:
        'At most 2 featured and 24 other posts of the homepage groups (of all groups when none is chosen), newest first.',
      answer: homepage,
    },
    listPosts: {
      call: 'GET /api/groups/{group}/posts',
      summary: 'List the posts of a group',
      description:
        'Chronological groups by date falling, knowledge bases in the order of the tree, files by name, events upcoming then past, forums by latest activity. Pages of 12; 20 topics; 25 files. A files group answers the top level unless `category` names a folder. `status=all` adds the drafts and scheduled posts that you may see, `status=unpublished` answers only those. An event without a date counts as upcoming.',
      query: postsQuery,
      answer: paged(postCard),
    },
    listPostBranches: {
      call: 'GET /api/groups/{group}/tree',
      summary: 'List the posts of a knowledge base as its tree',
      description:
        'In the order of the tree, at most 5,000: those you may read, of the category that `category` names by slug or id, or of the whole group.',
      query: postBranchesQuery,
      answer: postBranches,
    },
    createPost: {
      call: 'POST /api/groups/{group}/posts',
      summary: 'Create a post',
      description:
        'A draft unless `status` is 2. Without a title it is called Untitled; without authors it is yours. `event` is minded in events groups only; an empty end takes the start.',
      body: postInput,
      status: 201,
      answer: post,
    },
    getPost: {
      call: 'GET /api/groups/{group}/posts/{post}',
      summary: 'Get a post with its latest 100 comments',
      description: 'Counts as a view, once a person in 30 minutes.',
      answer: post,
    },
    updatePost: {
      call: 'PUT /api/groups/{group}/posts/{post}',
      summary: 'Change a post',
      description:
        'Status 2 without a date publishes now. Before publication the slug follows the title; the old one still finds the post. `categories: []` takes it out of its category.',
      body: postInput,
      answer: post,
      ifMatch: true,
    },
    deletePost: {
      call: 'DELETE /api/groups/{group}/posts/{post}',
      summary: "Move a post to the group's trash",
      ifMatch: true,
    },
    copyPost: {
      call: 'POST /api/groups/{group}/posts/{post}/copy',
      summary: 'Copy a post',
      description:
        'A draft of yours without comments, reactions, views, links and notify. Needs the right to create posts.',
      status: 201,
      answer: post,
    },
    getCalendar: {
      call: 'GET /groups/{group}/{post}/download-ics',
      summary: 'Download an event as a calendar file',
      description: 'A page like any other: without a session it redirects to the login page.',
      answer: z.string(),
      answerType: 'text/calendar',
    },
    rebuildPosts: {
      call: 'POST /api/groups/{group}/rebuild-menu',
      summary: 'Order and nest the posts of a group',
      description:
        'All or nothing. A post of another group, one named twice or a cycle is 422. `count` is how many changed place.',
      body: postTreeInput,
      answer: postCount,
    },
    downloadFiles: {
      call: 'GET /api/groups/{group}/download',
      summary: 'Download files as one archive',
      description: 'A zip of the files of up to 100 posts, 2 GB at most, packed as it is sent. All or 404.',
      query: zipQuery,
      answer: z.string(),
      answerType: '*/*',
    },
    replaceFile: {
      call: 'POST /api/groups/{group}/posts/{post}/file',
      summary: 'Replace the file of a post',
      description:
        'The addresses of post and file stay, and so do title and comments. `file` is the new version, or the id of an upload (see Uploads) that has come whole.',
      body: replacementInput,
      bodyType: 'multipart/form-data',
      answer: post,
      errors: [429, 507],
    },
    deleteFiles: {
      call: 'PATCH /api/groups/{group}/bulk-delete',
      summary: 'Move files to the trash',
      description: 'All or nothing.',
      body: bulkInput,
      answer: postCount,
    },
  },
};
