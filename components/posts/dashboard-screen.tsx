import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page, PageHeader } from '@/components/ui/page';
import type { HomepageJson } from '@/lib/posts/schema';
import { PostCard } from './post-card';
import { PostGrid } from './post-grid';

export function DashboardScreen({ featured, posts }: HomepageJson) {
  const empty = featured.length === 0 && posts.length === 0;
  return (
    <Page>
      <PageHeader title="Latest updates" />
      {featured.length > 0 && (
        <div className="post-featured">
          {featured.map((post, index) => (
            <PostCard key={post.id} post={post} wide eager={index === 0} />
          ))}
        </div>
      )}
      {posts.length > 0 && <PostGrid posts={posts} eager={featured.length === 0 ? 3 : 0} />}
      {empty && (
        <EmptyState
          icon="newspaper"
          title="Nothing has been published yet"
          action={
            <ButtonLink href="/groups" icon="layout-grid">
              See all groups
            </ButtonLink>
          }
        >
          What your groups publish stands here, the newest first. Open a group to write its first post.
        </EmptyState>
      )}
    </Page>
  );
}
