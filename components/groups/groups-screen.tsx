import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { groupTypeIcon } from '@/components/ui/group-type';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Page, PageHeader } from '@/components/ui/page';
import type { GroupCardJson } from '@/lib/groups/schema';
import { groupUrl } from '@/lib/urls';
import { groupTypeWords } from './group-types';

export function GroupsScreen({ groups }: { groups: GroupCardJson[] }) {
  const create = (
    <ButtonLink href="/groups/new" variant="primary" icon="plus">
      Create a group
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader title="Groups" actions={groups.length > 0 && create} />
      {groups.length === 0 ? (
        <EmptyState icon="layout-grid" title="No groups yet" action={create}>
          Everything in this intranet lives in a group: news, guides, files, events or a forum. Nobody has
          made one that you can see.
        </EmptyState>
      ) : (
        <ul className="group-grid">
          {groups.map((group) => (
            <li key={group.id}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function GroupCard({ group }: { group: GroupCardJson }) {
  const count = group.posts_count;
  return (
    <Card as="article" press className={`group-card tint-${group.type}`}>
      <span className="group-mark">
        <Icon name={groupTypeIcon(group.type)} />
      </span>
      <div>
        <h2>
          <Link className="card-link" href={groupUrl(group)}>
            {group.name}
          </Link>
        </h2>
        <p>
          {groupTypeWords[group.type].label} · {count} {count === 1 ? 'post' : 'posts'}
        </p>
      </div>
      {group.private === 1 && <Badge icon="lock">Private</Badge>}
    </Card>
  );
}
