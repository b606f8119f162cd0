import type { ComponentType } from 'react';
import { FilesScreen } from '@/components/files/files-screen';
import { KnowledgeScreen } from '@/components/knowledge/knowledge-screen';
import type { GroupType } from '@/lib/groups/types';
import type { GroupViewJson } from '@/lib/groups/view';
import { CategoriesScreen } from './categories-screen';
import { ChronologicalScreen } from './chronological-screen';
import { DraftsScreen } from './drafts-screen';
import { EventsScreen } from './events-screen';
import { ForumScreen } from './forum-screen';

/** Each type of group has a layout of its own. */
const screens: Record<GroupType, ComponentType<GroupViewJson>> = {
  1: ChronologicalScreen,
  2: KnowledgeScreen,
  3: FilesScreen,
  4: EventsScreen,
  5: ForumScreen,
};

export function GroupScreen(props: GroupViewJson) {
  if (props.view === 'categories') return <CategoriesScreen {...props} />;
  if (props.view === 'drafts') return <DraftsScreen {...props} />;
  const Screen = screens[props.group.type];
  return <Screen {...props} />;
}
