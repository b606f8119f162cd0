import { PostGrid } from '@/components/posts/post-grid';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Page } from '@/components/ui/page';
import type { CategoryJson } from '@/lib/categories/schema';
import type { GroupHeadJson } from '@/lib/groups/schema';
import type { GroupViewJson } from '@/lib/groups/view';
import { categoryUrl } from '@/lib/urls';
import { GroupHeader } from './group-header';

/** How many cards a category shows here (spec §9). */
const cardsEach = 3;

/** Each category with its newest posts: `/groups/{group}?view=categories`. */
export function CategoriesScreen(props: GroupViewJson) {
  const { group, categories } = props;
  return (
    <Page>
      <GroupHeader {...props} />
      {categories.length === 0 && (
        <EmptyState icon="layout-grid" tint={group.type} title="No categories yet">
          Categories sort the posts of {group.name}.{' '}
          {group.can.edit ? 'Add the first one above.' : 'Admins of the group can add them.'}
        </EmptyState>
      )}
      <div className="overview">
        {categories.map((category) => (
          <CategorySection key={category.id} group={group} category={category} />
        ))}
      </div>
    </Page>
  );
}

function CategorySection({ group, category }: { group: GroupHeadJson; category: CategoryJson }) {
  const count = category.posts_count;
  return (
    <section>
      <header>
        <h2>
          <Link href={categoryUrl(group, category)}>{category.name}</Link>
        </h2>
        <span className="count">
          {count} {count === 1 ? 'post' : 'posts'}
        </span>
        {count > cardsEach && (
          <ButtonLink href={categoryUrl(group, category)} variant="ghost" size="sm">
            View all<span className="sr-only"> posts in {category.name}</span>
          </ButtonLink>
        )}
      </header>
      {count > 0 ? (
        <PostGrid posts={category.posts} tag={null} heading="h3" />
      ) : (
        <p className="text-faint">Nothing has been published in this category yet.</p>
      )}
    </section>
  );
}
