import type { ReactNode } from 'react';
import { AddCategoryButton, EditCategoryButton } from '@/components/categories/category-buttons';
import { CategoryTree } from '@/components/categories/category-tree';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Paned } from '@/components/ui/panes';
import type { PanesJson } from '@/lib/groups/panes';
import { groupUrl, newPostUrl, withQuery } from '@/lib/urls';
import { PostTree } from './post-tree';

type Props = PanesJson & {
  /** The post on show. */
  current?: number | undefined;
  children: ReactNode;
};

/** Categories, posts, and what was chosen from them. */
export function KnowledgePanes({ children, ...panes }: Props) {
  return (
    <Paned
      two
      label="Categories and posts"
      panes={
        <>
          <CategoriesPane {...panes} />
          <PostsPane {...panes} />
        </>
      }
    >
      {children}
    </Paned>
  );
}

function CategoriesPane({ group, categories, category, drafts_count, current }: Omit<Props, 'children'>) {
  const { slug, type, can } = group;
  const home = groupUrl(group);
  return (
    <nav className="pane" aria-label="Categories">
      <div className="pane-head">
        <h2>Categories</h2>
        {can.edit && <AddCategoryButton compact group={{ slug, type }} />}
      </div>
      <PaneLink href={home} current={!category && current === undefined}>
        All
      </PaneLink>
      <CategoryTree group={slug} categories={categories} current={category?.id} editable={can.edit} />
      {categories.length === 0 && (
        <p className="pane-none">
          No categories yet.{' '}
          {can.edit ? 'Add the first one with the plus above.' : 'Admins of the group can add them.'}
        </p>
      )}
      {(categories.length > 0 || drafts_count > 0) && (
        <div className="pane-links">
          {categories.length > 0 && (
            <PaneLink href={withQuery(home, { view: 'categories' })}>By category</PaneLink>
          )}
          {drafts_count > 0 && (
            <PaneLink href={withQuery(home, { view: 'drafts' })} note={drafts_count}>
              Drafts
            </PaneLink>
          )}
        </div>
      )}
    </nav>
  );
}

type LinkProps = {
  href: string;
  current?: boolean;
  note?: number;
  children: ReactNode;
};

function PaneLink({ href, current = false, note, children }: LinkProps) {
  return (
    <div className="tree-row" data-current={current || undefined}>
      <span className="tree-toggle" />
      <Link className="tree-link" href={href} aria-current={current ? 'page' : undefined}>
        {children}
      </Link>
      {note !== undefined && <span className="tree-note">{note}</span>}
    </div>
  );
}

function PostsPane({ group, category, tree, current }: Omit<Props, 'children'>) {
  const { slug, type, can } = group;
  return (
    <nav className="pane" aria-label="Posts">
      <div className="pane-head">
        <h2>{category?.name ?? 'All posts'}</h2>
        {can.edit && category && current !== undefined && (
          <EditCategoryButton
            compact
            group={{ slug, type }}
            category={{ slug: category.slug, name: category.name, version: category.version }}
          />
        )}
        {can.createPosts && (
          <ButtonLink href={newPostUrl(group, category)} variant="ghost" size="sm" icon="plus">
            New post
          </ButtonLink>
        )}
      </div>
      {tree.total > 0 ? (
        <PostTree
          key={category?.id ?? 0}
          group={slug}
          category={category?.slug ?? ''}
          posts={tree.posts}
          total={tree.total}
          current={current}
          editable={can.edit}
        />
      ) : (
        <p className="pane-none">Nothing has been written here yet.</p>
      )}
    </nav>
  );
}
