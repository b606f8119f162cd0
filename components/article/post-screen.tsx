import type { ReactNode } from 'react';
import type { AnalyticsJson } from '@/lib/analytics/schema';
import { groupTypes } from '@/lib/groups/schema';
import type { PostCardJson, PostJson } from '@/lib/posts/schema';
import { Analytics } from './analytics';
import { Article } from './article';
import { FilePost } from './file-post';
import { PostHeader } from './post-header';

type Props = (
  | { kind: 'article'; post: PostJson; older: number }
  | { kind: 'analytics'; post: PostCardJson; analytics: AnalyticsJson }
) & {
  /** A knowledge base's panes beside the article. */
  sidebar?: ReactNode;
};

/** A post in the layout of its group's type, or what became of it: its analytics. */
export function PostScreen({ sidebar, ...view }: Props) {
  const content = view.kind === 'analytics' ? analyticsOf(view) : articleOf(view.post, view.older);
  if (!sidebar) return <div className="post-page">{content}</div>;
  return (
    <div className="post-page post-page-panes">
      {sidebar}
      {content}
    </div>
  );
}

function articleOf(post: PostJson, older: number) {
  if (post.group.type === groupTypes.files) return <FilePost post={post} />;
  return <Article post={post} older={older} />;
}

function analyticsOf({ post, analytics }: { post: PostCardJson; analytics: AnalyticsJson }) {
  return (
    <article className="article article-wide">
      <PostHeader post={post} analytics />
      <Analytics analytics={analytics} />
    </article>
  );
}
