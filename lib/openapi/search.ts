import type { Domain } from '@/lib/openapi/operation';
import { hits, personHit, postHit, searchQuery } from '@/lib/search/schema';

export const searchDomain: Domain = {
  tag: 'Search',
  description:
    'Every word has to be found, in any order and without regard to case and accents; the last may be the beginning of one. Twelve words count. Hits and counts hold only what you may read. Who asks without end, as only programs do, is told to wait (429).',
  operations: {
    searchPosts: {
      call: 'GET /api/search/posts',
      summary: 'Search published posts',
      description: 'By title and text, 10 hits a page.',
      query: searchQuery,
      answer: hits(postHit),
      errors: [429],
    },
    searchPeople: {
      call: 'GET /api/search/people',
      summary: 'Search members and contacts',
      description: 'By name, title, fields, and address where it is shown; 4 hits a page.',
      query: searchQuery,
      answer: hits(personHit),
      errors: [429],
    },
  },
};
