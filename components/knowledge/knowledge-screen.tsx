import { EditCategoryButton } from '@/components/categories/category-buttons';
import { GroupPages } from '@/components/groups/group-pages';
import { FollowButton } from '@/components/notifications/follow-button';
import { PostGrid } from '@/components/posts/post-grid';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Page, PageHeader } from '@/components/ui/page';
import type { GroupViewJson } from '@/lib/groups/view';
import { groupUrl, newPostUrl } from '@/lib/urls';
import { KnowledgePanes } from './knowledge-panes';

/** A knowledge base, or one category of it: the panes, and the cards in the tree's order. */
export function KnowledgeScreen(props: GroupViewJson) {
  const { posts, category } = props;
  return (
    <KnowledgePanes {...props}>
      <Page>
        <KnowledgeHeader {...props} />
        <GroupPages {...props}>
          <PostGrid posts={posts?.data ?? []} tag={category ? null : 'category'} />
        </GroupPages>
      </Page>
    </KnowledgePanes>
  );
}

function KnowledgeHeader({ group, category, following }: GroupViewJson) {
  const { slug, type, can } = group;
  return (
    <PageHeader
      title={category?.name ?? group.name}
      breadcrumbs={category ? [{ label: group.name, href: groupUrl(group) }] : undefined}
      aside={group.private === 1 && <Badge icon="lock">Private</Badge>}
      actions={
        <>
          {!category && (
            <FollowButton of={`/api${groupUrl(group)}`} initial={following} hint="new posts here" />
          )}
          {can.edit && (
            <ButtonLink href={`${groupUrl(group)}/edit`} icon="settings">
              Group settings
            </ButtonLink>
          )}
          {can.edit && category && (
            <EditCategoryButton
              group={{ slug, type }}
              category={{ slug: category.slug, name: category.name, version: category.version }}
            />
          )}
          {can.createPosts && (
            <ButtonLink
              href={newPostUrl(group, category)}
              variant="primary"
              icon="plus"
              className="narrow-only"
            >
              New post
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
