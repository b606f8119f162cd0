import type { ReactNode } from 'react';
import type { AnalyticsJson } from '@/lib/analytics/schema';
import type { ConfirmationState, ConfirmationsJson } from '@/lib/confirmations/schema';
import type { PostCardJson, PostJson } from '@/lib/posts/schema';
import { postApiUrl } from '@/lib/urls';
import { Analytics } from './analytics';
import { Article } from './article';
import { Confirmations } from './confirmations';
import { addressOf, postFacts } from './post-facts';
import { PostHeader } from './post-header';

type PostView =
  | { kind: 'article'; post: PostJson; older: number }
  | { kind: 'analytics'; post: PostCardJson; analytics: AnalyticsJson }
  | { kind: 'confirmations'; post: PostCardJson; confirmations: ConfirmationsJson; state: ConfirmationState };

type Props = PostView & {
  /** A knowledge base's panes around the article. */
  frame?: ((article: ReactNode) => ReactNode) | undefined;
  /** Its previous and next at the article's foot. */
  neighbours?: ReactNode;
};

/** A post in the layout of its group's type, or what became of it: its analytics. */
export function PostScreen({ frame, neighbours, ...view }: Props) {
  if (frame) return <div className="post-page post-page-panes">{frame(contentOf(view, neighbours))}</div>;
  if (view.kind === 'article') return <Article post={view.post} older={view.older} />;
  return <div className="post-page">{contentOf(view)}</div>;
}

function contentOf(view: PostView, neighbours?: ReactNode) {
  if (view.kind === 'article')
    return <Article post={view.post} older={view.older} neighbours={neighbours} framed />;
  return view.kind === 'analytics' ? analyticsOf(view) : confirmationsOf(view);
}

function analyticsOf({ post, analytics }: { post: PostCardJson; analytics: AnalyticsJson }) {
  return (
    <article className="article article-wide">
      <PostHeader facts={postFacts(post)} analytics />
      <Analytics analytics={analytics} />
    </article>
  );
}

function confirmationsOf({ post, confirmations, state }: Extract<PostView, { kind: 'confirmations' }>) {
  const facts = postFacts(post);
  return (
    <article className="article article-wide">
      <PostHeader facts={facts} />
      <Confirmations {...{ confirmations, state }} address={addressOf(facts)} api={postApiUrl(post)} />
    </article>
  );
}
