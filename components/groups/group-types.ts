import type { GroupType } from '@/lib/groups/types';

type Wording = {
  label: string;
  /** What it is for, in one plain sentence. */
  hint: string;
  empty: string;
};

export const groupTypeWords: Record<GroupType, Wording> = {
  1: {
    label: 'Chronological',
    hint: 'News, blogs and updates, the newest first.',
    empty: 'News and updates stand here, the newest first.',
  },
  2: {
    label: 'Knowledge base',
    hint: 'Processes, guides and information, sorted in a tree.',
    empty: 'Processes, guides and information stand here in the order you give them.',
  },
  3: {
    label: 'Files',
    hint: 'Documents, images and other files in folders.',
    empty: 'Documents, images and other files stand here in folders.',
  },
  4: {
    label: 'Events',
    hint: 'What happens when and where, the next one first.',
    empty: 'What happens when and where stands here, the next one first.',
  },
  5: {
    label: 'Forum',
    hint: 'Questions and discussions, the liveliest first.',
    empty: 'Questions and discussions stand here, the liveliest first.',
  },
};
