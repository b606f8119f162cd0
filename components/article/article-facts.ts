import { type CommentsFacts, commentsFacts } from '@/components/comments/comment-facts';
import { handedText } from '@/components/prose/handed-text';
import { postTextId } from '@/components/prose/text-id';
import { renderHtml } from '@/lib/html/render';
import { withPictures } from '@/lib/media/in-text';
import type { PostJson, ReactionsJson } from '@/lib/posts/schema';
import { type PostFacts, postFacts } from './post-facts';

/** All that a page says of a post around its text. Absent is what does not show, and a count of none. */
export type ArticleFacts = PostFacts &
  CommentsFacts & {
    reactions: Partial<ReactionsJson>;
    following?: boolean | undefined;
    /** Nothing is written in it; else its text, where the document does not hold it. */
    empty?: boolean | undefined;
    html?: string | undefined;
  };

/** @param older hundreds of earlier comments that are shown too */
export function articleFacts(post: PostJson, older: number): ArticleFacts {
  const html = withPictures(renderHtml(post.content), post.pictures);
  const reactions = Object.entries(post.reactions).filter(([, count]) => count > 0);
  return {
    ...postFacts(post),
    ...(html ? handedText(postTextId(post.id), html) : { empty: true }),
    reactions: Object.fromEntries(reactions),
    ...(post.following && { following: true }),
    ...commentsFacts(post.comments, older),
  };
}
