import { Prose } from '@/components/prose/prose';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import type { CommentJson } from '@/lib/comments/schema';
import { parseDateTime } from '@/lib/dates';
import { renderHtml } from '@/lib/html/render';
import { withPictures } from '@/lib/media/in-text';
import { CommentTools } from './comment-tools';

type Props = {
  comment: CommentJson;
  /** The comment in the API. */
  api: string;
};

export function Comment({ comment, api }: Props) {
  const { user, can } = comment;
  const text = <Prose small html={withPictures(renderHtml(comment.content), {})} />;
  return (
    <li className="comment" id={`comment-${comment.id}`}>
      <Avatar person={user} />
      <div className="comment-body">
        <p className="comment-head">
          <Link href={`/profile/${user.id}`}>{user.name}</Link>{' '}
          <a href={`#comment-${comment.id}`}>
            <LocalTime value={comment.created_at} format="dateTime" />
          </a>
          {wasEdited(comment) && ' · edited'}
        </p>
        {can.edit || can.delete ? (
          <CommentTools api={api} {...(can.edit && { content: comment.content })} canDelete={can.delete}>
            {text}
          </CommentTools>
        ) : (
          text
        )}
      </div>
    </li>
  );
}

/** The two dates of a new comment are not written in one instant. */
const writing = 5_000;

function wasEdited({ created_at, updated_at }: CommentJson): boolean {
  const [created, updated] = [parseDateTime(created_at), parseDateTime(updated_at)];
  return created !== null && updated !== null && updated.getTime() - created.getTime() > writing;
}
