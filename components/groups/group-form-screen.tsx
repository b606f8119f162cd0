import { ButtonLink } from '@/components/ui/button';
import { Page, PageHeader } from '@/components/ui/page';
import type { GroupJson } from '@/lib/groups/schema';
import { groupUrl } from '@/lib/urls';
import type { UserJson } from '@/lib/users/schema';
import { DeleteGroup } from './delete-group';
import { GroupForm } from './group-form';

type Props = {
  /** Null makes a new one. */
  group: GroupJson | null;
  viewer: UserJson;
};

export function GroupFormScreen({ group, viewer }: Props) {
  const back = group ? { label: group.name, href: groupUrl(group) } : { label: 'Groups', href: '/groups' };
  return (
    <Page width="form">
      <PageHeader
        title={group ? 'Group settings' : 'Create a group'}
        breadcrumbs={[back]}
        actions={
          group && (
            <ButtonLink href={`${groupUrl(group)}/trash`} icon="trash">
              Trash
            </ButtonLink>
          )
        }
      />
      {/* After somebody else's save is loaded, the form starts anew from it. */}
      <GroupForm
        key={group?.version}
        group={group}
        viewer={{ id: viewer.id, admin: viewer.pivot.admin === 1 }}
      />
      {group && <DeleteGroup group={{ slug: group.slug, name: group.name, posts: group.posts_count }} />}
    </Page>
  );
}
