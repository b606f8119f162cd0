import type { ArticleFacts } from '@/components/article/article-facts';
import { Link } from '@/components/ui/link';
import { commentPagesAtOnce } from '@/lib/comments/pages';
import { pageSizes } from '@/lib/page-sizes';
import { postApiUrl, withQuery } from '@/lib/urls';
import { Comment } from './comment';
import { CommentsHead } from './comments-head';
import { Reply } from './reply';

export function Comments({ facts }: { facts: ArticleFacts }) {
  const { comments: count, older = 0 } = facts;
  const post = postApiUrl(facts);
  const api = `${post}/comments`;
  const people = new Map(facts.people.map((person) => [person.id, person]));
  return (
    <section id="comments" className={count === 0 ? 'comments comments-empty' : 'comments'}>
      <CommentsHead count={count} of={post} following={facts.following ?? false} />
      {count === 0 && (
        <p className="no-print">Nobody has written one yet. Ask, answer, or say what you think.</p>
      )}
      <Earlier left={count - (older + 1) * pageSizes.comments} older={older} />
      <ol className="comment-list">
        {facts.list.map((comment) => (
          <Comment key={comment.id} facts={comment} user={people.get(comment.by)} api={api} />
        ))}
      </ol>
      <Later older={older} />
      <Reply api={api} draft={`comment-on-${facts.id}`} />
    </section>
  );
}

/** Comments come by the hundred; these links add the hundred before, or lead back to the newest. */
function Earlier({ left, older }: { left: number; older: number }) {
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

function Later({ older }: { older: number }) {
  if (older < commentPagesAtOnce) return null;
  return (
    <p className="comments-more">
      <Link href="?#comments">Show the newest comments</Link>
    </p>
  );
}
