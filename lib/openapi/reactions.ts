import type { Domain } from '@/lib/openapi/operation';
import { reactions } from '@/lib/posts/schema';
import { reactionInput } from '@/lib/reactions/schema';

export const reactionsDomain: Domain = {
  tag: 'Reactions',
  description: '1 thumbs up, 2 clap, 3 love; each once a person. Both calls answer the new counts.',
  operations: {
    addReaction: {
      call: 'POST /api/groups/{group}/posts/{post}/reactions',
      summary: 'Add a reaction',
      description: 'Adding it twice is adding it once.',
      body: reactionInput,
      answer: reactions,
    },
    removeReaction: {
      call: 'DELETE /api/groups/{group}/posts/{post}/reactions/{type}',
      summary: 'Remove a reaction',
      description: 'Removing what is not there changes nothing.',
      answer: reactions,
      errors: [422],
    },
  },
};
