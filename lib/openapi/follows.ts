import { follow } from '@/lib/follows/schema';
import type { Domain } from '@/lib/openapi/operation';

export const followsDomain: Domain = {
  tag: 'Follows',
  description:
    'What you want to hear of. Following twice is following once. The group and the post say in `following` how it stands.',
  operations: {
    followGroup: {
      call: 'POST /api/groups/{group}/follow',
      summary: 'Follow a group',
      description: 'You are told of every post published in it, also without Everyone.',
      answer: follow,
    },
    unfollowGroup: {
      call: 'DELETE /api/groups/{group}/follow',
      summary: 'Follow a group no longer',
      answer: follow,
    },
    followPost: {
      call: 'POST /api/groups/{group}/posts/{post}/follow',
      summary: 'Follow a post',
      description: 'You are told of every comment on it. Authors and who commented follow without asking.',
      answer: follow,
    },
    unfollowPost: {
      call: 'DELETE /api/groups/{group}/posts/{post}/follow',
      summary: 'Follow a post no longer',
      description: 'You hear of it only when somebody mentions you, also as its author.',
      answer: follow,
    },
  },
};
