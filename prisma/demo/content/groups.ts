import { groupTypes } from '@/lib/groups/types';
import type { PersonKey } from './people';

export type DemoCategory = { name: string; children?: DemoCategory[] };

export type DemoGroup = {
  name: string;
  type: number;
  private?: true;
  /** Only creators and admins may write. */
  closed?: true;
  members?: PersonKey[];
  creators?: PersonKey[];
  admins: PersonKey[];
  categories: DemoCategory[];
};

const named = (...names: string[]) => names.map((name): DemoCategory => ({ name }));

/** `tomas` (editor@) is an admin of each group that is not private. */
export const groups = {
  news: {
    name: 'News',
    type: groupTypes.chronological,
    closed: true,
    admins: ['tomas', 'maja'],
    creators: ['ingrid', 'asa', 'jurgen', 'siobhan', 'aoife', 'soren', 'priya'],
    categories: named('Company', 'Customers', 'People', 'Places', 'Numbers'),
  },
  product: {
    name: 'Product log',
    type: groupTypes.chronological,
    closed: true,
    admins: ['tomas', 'priya'],
    creators: ['zoe', 'mateus', 'layla', 'soren', 'yijun', 'hana', 'anh', 'tane', 'bjork', 'chloe'],
    categories: named('Berth', 'Tideboard', 'Pedestals', 'Platform'),
  },
  fika: {
    name: 'Fika',
    type: groupTypes.chronological,
    admins: ['tomas', 'asa'],
    categories: named('Kitchen', 'On the water', 'Reading', 'Animals'),
  },
  handbook: {
    name: 'Handbook',
    type: groupTypes.knowledgeBase,
    closed: true,
    admins: ['tomas', 'maja', 'asa'],
    creators: ['soren', 'jurgen', 'freja', 'nils', 'samir', 'gunnar', 'priya'],
    categories: [
      { name: 'Start here' },
      { name: 'Working at Halyard', children: named('Travel and money') },
      ...named('On the quay', 'Building things', 'Helping harbours'),
    ],
  },
  files: {
    name: 'Files',
    type: groupTypes.files,
    admins: ['tomas', 'maja'],
    categories: [
      {
        name: 'Brand',
        children: [{ name: 'Logos' }, { name: 'Photographs', children: [{ name: 'Harbours at dawn' }] }],
      },
      { name: 'Sales', children: [{ name: 'Price lists' }, { name: 'Case studies' }] },
      { name: 'Manuals', children: [{ name: 'Pedestal' }, { name: 'Tideboard' }] },
      { name: 'Policies' },
    ],
  },
  events: {
    name: 'Events',
    type: groupTypes.events,
    admins: ['tomas', 'aoife'],
    categories: named('All hands', 'Fairs', 'Training', 'Social'),
  },
  forum: {
    name: 'Ask the crew',
    type: groupTypes.forum,
    admins: ['tomas', 'freja'],
    categories: named('Software', 'Hardware', 'Office', 'Off watch'),
  },
  leadership: {
    name: 'Leadership',
    type: groupTypes.chronological,
    private: true,
    closed: true,
    members: ['soren', 'priya', 'siobhan', 'asa', 'nils'],
    creators: ['soren', 'priya'],
    admins: ['ingrid', 'jurgen'],
    categories: named('Board', 'Planning'),
  },
} satisfies Record<string, DemoGroup>;

export type GroupKey = keyof typeof groups;
