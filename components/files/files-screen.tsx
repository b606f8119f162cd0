import { AddCategoryButton, EditCategoryButton } from '@/components/categories/category-buttons';
import { CategoryTree } from '@/components/categories/category-tree';
import { FollowButton } from '@/components/notifications/follow-button';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Page, PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import { Paned } from '@/components/ui/panes';
import type { CategoryJson } from '@/lib/categories/schema';
import type { GroupViewJson } from '@/lib/groups/view';
import { categoryUrl, groupUrl, withQuery } from '@/lib/urls';
import { FilesTable } from './files-table';
import { PageDrop } from './page-drop';
import { UploadButton } from './upload-button';

/** A files group, or one of its folders: the folder tree, the way down, and the table. */
export function FilesScreen(props: GroupViewJson) {
  const { group, categories, category, posts, sorted } = props;
  if (!posts) return null;
  const here = categoryUrl(group, category);
  const folders = posts.current_page === 0 ? (category?.children ?? categories) : [];
  return (
    <Paned label="Folders" panes={<FoldersPane {...props} />}>
      <Page>
        <FilesHeader {...props} />
        <FilesTable
          group={{ slug: group.slug, canUpload: group.can.createPosts }}
          folder={category && { slug: category.slug, name: category.name }}
          folders={folders.map((folder) => ({
            id: folder.id,
            name: folder.name,
            href: categoryUrl(group, folder),
          }))}
          tree={choicesOf(categories)}
          files={posts.data.map((post) => ({
            id: post.id,
            slug: post.slug,
            title: post.title,
            url: post.meta.url ?? null,
            thumbnail: post.meta.thumbnail ?? null,
            type: post.meta.type ?? '',
            size: post.meta.filesize ?? null,
            updated_at: post.updated_at,
            canEdit: post.can.edit,
          }))}
          total={posts.total}
          sorted={sorted}
          here={here}
        />
        {group.can.createPosts && (
          <PageDrop group={group.slug} folder={category && { slug: category.slug, name: category.name }} />
        )}
        <Pagination
          page={posts.current_page}
          lastPage={posts.last_page}
          href={(page) => withQuery(here, { ...sortQuery(sorted), page })}
        />
      </Page>
    </Paned>
  );
}

function sortQuery({ by, direction }: GroupViewJson['sorted']) {
  return by === 'title' && direction === 'asc' ? {} : { sort: by, direction };
}

function FilesHeader({ group, categories, category, following }: GroupViewJson) {
  const { slug, type, can } = group;
  return (
    <PageHeader
      title={category?.name ?? group.name}
      breadcrumbs={category ? crumbs(group, categories, category) : undefined}
      aside={group.private === 1 && <Badge icon="lock">Private</Badge>}
      actions={
        <>
          {!category && (
            <FollowButton of={`/api${groupUrl(group)}`} initial={following} hint="new files here" />
          )}
          {can.edit && !category && (
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
            <UploadButton
              main
              group={slug}
              folder={category && { slug: category.slug, name: category.name }}
            />
          )}
        </>
      }
    />
  );
}

function FoldersPane({ group, categories, category }: GroupViewJson) {
  const { slug, type, can } = group;
  return (
    <nav className="pane" aria-label="Folders">
      <div className="pane-head">
        <h2>Folders</h2>
        {can.edit && <AddCategoryButton compact group={{ slug, type }} parentId={category?.id} />}
      </div>
      {categories.length > 0 ? (
        <CategoryTree nests group={slug} categories={categories} current={category?.id} editable={can.edit} />
      ) : (
        <p className="pane-none">
          No folders yet.{' '}
          {can.edit ? 'Add the first one with the plus above.' : 'Admins of the group can add them.'}
        </p>
      )}
    </nav>
  );
}

function crumbs(group: GroupViewJson['group'], tree: CategoryJson[], current: CategoryJson) {
  const above = pathTo(tree, current.id)?.slice(0, -1) ?? [];
  const folders = above.map((folder) => ({ label: folder.name, href: categoryUrl(group, folder) }));
  return [{ label: group.name, href: groupUrl(group) }, ...folders];
}

function pathTo(tree: CategoryJson[], id: number): CategoryJson[] | null {
  for (const folder of tree) {
    if (folder.id === id) return [folder];
    const below = pathTo(folder.children, id);
    if (below) return [folder, ...below];
  }
  return null;
}

export type FolderChoice = { slug: string; name: string; children: FolderChoice[] };

function choicesOf(tree: CategoryJson[]): FolderChoice[] {
  return tree.map(({ slug, name, children }) => ({ slug, name, children: choicesOf(children) }));
}
