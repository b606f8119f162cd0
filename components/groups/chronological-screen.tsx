import { PostGrid } from '@/components/posts/post-grid';
import { Page } from '@/components/ui/page';
import type { GroupViewJson } from '@/lib/groups/view';
import { GroupHeader } from './group-header';
import { GroupPages } from './group-pages';

export function ChronologicalScreen(props: GroupViewJson) {
  const { category, posts } = props;
  return (
    <Page>
      <GroupHeader {...props} />
      <GroupPages {...props}>
        <PostGrid posts={posts?.data ?? []} tag={category ? null : 'category'} eager={4} />
      </GroupPages>
    </Page>
  );
}
