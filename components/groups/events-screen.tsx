import { ButtonLink } from '@/components/ui/button';
import { Page } from '@/components/ui/page';
import type { GroupViewJson } from '@/lib/groups/view';
import type { PostCardJson } from '@/lib/posts/schema';
import { categoryUrl, withQuery } from '@/lib/urls';
import { Agenda } from './agenda';
import { GroupHeader } from './group-header';
import { EmptyGroup, GroupPages } from './group-pages';

/** An agenda: what is to come, and below it, folded, what is over. */
export function EventsScreen(props: GroupViewJson) {
  const { posts, past, view } = props;
  const nothing = posts?.total === 0 && !past?.total;
  return (
    <Page>
      <GroupHeader {...props} />
      {view === 'past' && <h2 className="mb-4">Past events</h2>}
      {nothing && <EmptyGroup {...props} />}
      {posts?.total === 0 && past && past.total > 0 && (
        <p className="agenda-none">Nothing is planned at the moment.</p>
      )}
      {posts && posts.total > 0 && (
        <GroupPages {...props}>
          <Agenda posts={posts.data} />
        </GroupPages>
      )}
      {past && past.total > 0 && <PastEvents {...props} posts={past.data} total={past.total} />}
    </Page>
  );
}

type PastProps = Pick<GroupViewJson, 'group' | 'category'> & { posts: PostCardJson[]; total: number };

function PastEvents({ group, category, posts, total }: PastProps) {
  return (
    <details className="fold">
      <summary>
        Past events <span className="count">{total}</span>
      </summary>
      <Agenda posts={posts} />
      {total > posts.length && (
        <ButtonLink href={withQuery(categoryUrl(group, category), { view: 'past' })} className="mt-4">
          All past events
        </ButtonLink>
      )}
    </details>
  );
}
