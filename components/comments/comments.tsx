import { Link } from '@/components/ui/link';
import { commentPagesAtOnce } from '@/lib/comments/pages';
import { pageSizes } from '@/lib/page-sizes';
import type { PostJson } from '@/lib/posts/schema';
import { postApiUrl, withQuery } from '@/lib/urls';
import { CommentList } from './comment-list';
import { CommentsHead } from './comments-head';
import { Reply } from './reply';

type Props = {
  post: PostJson;
  /** Hundreds of earlier comments that are shown too. */
  older: number;
};

export function Comments({ post, older }: Props) {
  const count = post.comments_count;
  const api = `${postApiUrl(post)}/comments`;
  return (
    <section id="comments" className={count === 0 ? 'comments comments-empty' : 'comments'}>
      <CommentsHead count={count} of={postApiUrl(post)} following={post.following} />
      {count === 0 && (
        <p className="no-print">Nobody has written one yet. Ask, answer, or say what you think.</p>
      )}
      <Earlier post={post} older={older} />
      <CommentList comments={post.comments} api={api} />
      <Later older={older} />
      <Reply api={api} draft={`comment-on-${post.id}`} />
    </section>
  );
}

/** Comments come by the hundred; these links add the hundred before, or lead back to the newest. */
function Earlier({ post, older }: Props) {
  const left = post.comments_count - (older + 1) * pageSizes.comments;
  if (left <= 0) return null;
  const next = Math.min(left, pageSizes.comments);
  return (
    <p className="comments-more">
      <Link href={withQuery('', { comments: older + 1 })} scroll={false}>
        Show {next} earlier {next === 1 ? 'comment' : 'comments'}
      </Link>
    </p>
  );
}

function Later({ older }: Pick<Props, 'older'>) {
  if (older < commentPagesAtOnce) return null;
  return (
    <p className="comments-more">
      <Link href="?#comments">Show the newest comments</Link>
    </p>
  );
}
