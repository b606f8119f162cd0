import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { GroupTag } from '@/components/ui/group-type';
import { groupTypes } from '@/lib/groups/types';
import type { PostCardJson } from '@/lib/posts/schema';
import { groupUrl, postApiUrl, postInCategoryUrl, postUrl } from '@/lib/urls';
import { Byline } from './byline';
import { PostActions } from './post-actions';
import { PostState } from './post-state';

type Props = {
  post: PostCardJson;
  /** The page shows the post's analytics instead of the post. */
  analytics?: boolean | undefined;
};

/** Where the post stands, what can be done with it, what it is called and who wrote it. */
export function PostHeader({ post, analytics = false }: Props) {
  const { group } = post;
  const forum = group.type === groupTypes.forum;
  return (
    <header className="article-head">
      <div className="article-top">
        <Place post={post} />
        <PostActions
          title={post.title}
          api={postApiUrl(post)}
          address={addressOf(post)}
          group={groupUrl(group)}
          can={{
            edit: post.can.edit,
            copy: group.can.createPosts,
            analytics: group.can.edit,
            confirmations: group.can.edit && post.must_read !== null,
          }}
          analytics={analytics}
          plain={forum}
          comments={post.comments_count}
        />
      </div>
      <h1>{post.title}</h1>
      <Byline post={post} />
      <PostState post={post} />
    </header>
  );
}

/** A knowledge base keeps the category in the address, so that its panes stay where they are. */
export function addressOf(post: PostCardJson) {
  return post.group.type === groupTypes.knowledgeBase ? postInCategoryUrl(post) : postUrl(post);
}

const nested: readonly number[] = [groupTypes.knowledgeBase, groupTypes.files, groupTypes.forum];

function Place({ post }: { post: PostCardJson }) {
  if (nested.includes(post.group.type)) {
    return <Breadcrumbs items={post.breadcrumbs.map(({ name, url }) => ({ label: name, href: url }))} />;
  }
  return <GroupTag type={post.group.type} name={post.group.name} href={groupUrl(post.group)} />;
}
