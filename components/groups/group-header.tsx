import { SubscribeButton } from '@/components/calendar/subscribe-button';
import { AddCategoryButton, EditCategoryButton } from '@/components/categories/category-buttons';
import { FollowButton } from '@/components/notifications/follow-button';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page';
import { type Tab, Tabs } from '@/components/ui/tabs';
import { groupTypes } from '@/lib/groups/types';
import type { GroupHead, GroupViewJson } from '@/lib/groups/view';
import { categoryUrl, groupUrl, newPostUrl, withQuery } from '@/lib/urls';

type Props = GroupHead & { view?: GroupViewJson['view'] };

/** The name, what this person may do here, and the categories as tabs. */
export function GroupHeader({ group, categories, category, drafts_count, following, view }: Props) {
  const { slug, type } = group;
  const tabs = tabsOf({ group, categories, category, drafts_count, view });
  const addCategory = group.can.edit && <AddCategoryButton group={{ slug, type }} />;
  return (
    <PageHeader
      title={group.name}
      aside={group.private === 1 && <Badge icon="lock">Private</Badge>}
      actions={
        <>
          <FollowButton of={`/api${groupUrl(group)}`} initial={following} hint="new posts here" />
          {type === groupTypes.events && <SubscribeButton group={{ id: group.id, slug, name: group.name }} />}
          {group.can.edit && (
            <ButtonLink href={`${groupUrl(group)}/edit`} icon="settings" className="btn-fold">
              <span>Group settings</span>
            </ButtonLink>
          )}
          {group.can.edit && category && (
            <EditCategoryButton
              group={{ slug, type }}
              category={{ slug: category.slug, name: category.name, version: category.version }}
            />
          )}
          {group.can.createPosts && (
            <ButtonLink href={newPostUrl(group, category)} variant="primary" icon="plus">
              New post
            </ButtonLink>
          )}
        </>
      }
      tabs={(tabs.length > 1 || addCategory) && <Tabs label="Categories" items={tabs} action={addCategory} />}
    />
  );
}

/** The overview is worth a tab when there is something to look over, drafts when there are any. */
function tabsOf({ group, categories, category, drafts_count, view }: Omit<Props, 'following'>): Tab[] {
  const home = groupUrl(group);
  const views: Tab[] = [];
  if (categories.length > 0) {
    const href = withQuery(home, { view: 'categories' });
    views.push({ label: 'By category', href, current: view === 'categories' });
  }
  if (drafts_count > 0 || view === 'drafts') {
    const href = withQuery(home, { view: 'drafts' });
    views.push({ label: 'Drafts', href, count: drafts_count, current: view === 'drafts' });
  }
  const all = { label: 'All', href: home, current: !category && view !== 'categories' && view !== 'drafts' };
  const each = categories.map((item) => ({
    label: item.name,
    href: categoryUrl(group, item),
    current: item.id === category?.id,
  }));
  return [all, ...each, ...views.map((tab, index) => ({ ...tab, end: index === 0 }))];
}
