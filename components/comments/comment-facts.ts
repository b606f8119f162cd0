import { handedText } from '@/components/prose/handed-text';
import { commentTextId } from '@/components/prose/text-id';
import { type Face, faceOf } from '@/components/ui/face';
import type { CommentJson } from '@/lib/comments/schema';
import { parseDateTime } from '@/lib/dates';
import { renderHtml } from '@/lib/html/render';
import { withPictures } from '@/lib/media/in-text';

/** What shows of a comment, and no more. */
export type CommentFacts = {
  id: number;
  /** The writer, who is one of `people`, and when. */
  by: number;
  at: string;
  edited?: boolean | undefined;
  /** The text, where the document does not hold it. */
  html?: string | undefined;
  /** What the viewer may do with it: `content` is the stored text, for its writer only. */
  content?: string | undefined;
  canDelete?: boolean | undefined;
};

export type CommentsFacts = {
  list: CommentFacts[];
  /** Who wrote them, each once. */
  people: Face[];
  /** Hundreds of earlier comments that are shown too. */
  older?: number | undefined;
};

export function commentsFacts(comments: readonly CommentJson[], older: number): CommentsFacts {
  const people = new Map(comments.map(({ user }) => [user.id, faceOf(user)]));
  return { list: comments.map(factsOf), people: [...people.values()], ...(older > 0 && { older }) };
}

function factsOf(comment: CommentJson): CommentFacts {
  const { id, user, created_at: at, content, can } = comment;
  return {
    ...{ id, by: user.id, at },
    ...(wasEdited(comment) && { edited: true }),
    ...handedText(commentTextId(id), withPictures(renderHtml(content), {})),
    ...(can.edit && { content }),
    ...(can.delete && { canDelete: true }),
  };
}

/** The two dates of a new comment are not written in one instant. */
const writing = 5_000;

function wasEdited({ created_at, updated_at }: CommentJson): boolean {
  const [created, updated] = [parseDateTime(created_at), parseDateTime(updated_at)];
  return created !== null && updated !== null && updated.getTime() - created.getTime() > writing;
}
