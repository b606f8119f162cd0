import { Prose } from '@/components/prose/prose';
import type { CommentJson } from '@/lib/comments/schema';
import { parseDateTime } from '@/lib/dates';
import { renderHtml } from '@/lib/html/render';
import { withPictures } from '@/lib/media/in-text';
import { Comment } from './comment';

type Props = {
  comments: readonly CommentJson[];
  /** The comments in the API. */
  api: string;
};

/** The comments with their texts rendered, and no more said of each than what shows. */
export function CommentList({ comments, api }: Props) {
  return (
    <ol className="comment-list">
      {comments.map((comment) => (
        <Comment key={comment.id} {...factsOf(comment, api)}>
          <Prose small html={withPictures(renderHtml(comment.content), {})} />
        </Comment>
      ))}
    </ol>
  );
}

function factsOf(comment: CommentJson, api: string) {
  const { id, can } = comment;
  const { id: userId, name, initials, avatar } = comment.user;
  return {
    id,
    user: { id: userId, name, initials, avatar },
    written: comment.created_at,
    ...(wasEdited(comment) && { edited: true }),
    ...((can.edit || can.delete) && {
      tools: { api: `${api}/${id}`, ...(can.edit && { content: comment.content }), canDelete: can.delete },
    }),
  };
}

/** The two dates of a new comment are not written in one instant. */
const writing = 5_000;

function wasEdited({ created_at, updated_at }: CommentJson): boolean {
  const [created, updated] = [parseDateTime(created_at), parseDateTime(updated_at)];
  return created !== null && updated !== null && updated.getTime() - created.getTime() > writing;
}
