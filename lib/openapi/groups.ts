import { z } from 'zod';
import { createGroupInput, group, groupCard, updateGroupInput } from '@/lib/groups/schema';
import type { Domain } from '@/lib/openapi/operation';

export const groupsDomain: Domain = {
  tag: 'Groups',
  description:
    'Sections of five types: 1 chronological, 2 knowledge base, 3 files, 4 events, 5 forum. A private group is 404 to everybody but its people and team admins.',
  operations: {
    listGroups: {
      call: 'GET /api/groups',
      summary: 'List the groups you can view',
      description: 'By name. `posts_count` counts what you can read.',
      answer: z.array(groupCard),
    },
    createGroup: {
      call: 'POST /api/groups',
      summary: 'Create a group',
      description:
        'Any member may, and becomes its admin. Admins and creators of a private group are members of it whether listed or not.',
      body: createGroupInput,
      status: 201,
      answer: group,
    },
    getGroup: {
      call: 'GET /api/groups/{group}',
      summary: 'Get a group with its categories',
      description:
        'Each category comes with its first three cards. `members`, `creators` and `admins` are empty unless you may edit the group.',
      answer: group,
    },
    updateGroup: {
      call: 'PUT /api/groups/{group}',
      summary: 'Change a group',
      description: '`type` is immutable and ignored. A list that is sent replaces the old one.',
      body: updateGroupInput,
      answer: group,
      ifMatch: true,
    },
    deleteGroup: {
      call: 'DELETE /api/groups/{group}',
      summary: 'Delete a group with all its posts, for good',
      ifMatch: true,
    },
  },
};
