import { Comments } from '@/components/comments/comments';
import { Prose } from '@/components/prose/prose';
import { renderHtml } from '@/lib/html/render';
import { withPictures } from '@/lib/media/in-text';
import type { PostJson } from '@/lib/posts/schema';
import { postApiUrl } from '@/lib/urls';
import { ArticleFoot } from './article-foot';
import { ConfirmBar } from './confirm-bar';
import { FilePreview } from './file-preview';
import { MustReadNote } from './must-read-note';
import { postFacts } from './post-facts';
import { PostHeader } from './post-header';

/** A file's own page: what it is, the way to get it, a look inside where the browser can, and what people say. */
export function FilePost({ post }: { post: PostJson }) {
  const { url, type, filesize } = post.meta;
  const html = withPictures(renderHtml(post.content), post.pictures);
  return (
    <article className="article article-wide">
      <PostHeader facts={postFacts(post)} />
      <MustReadNote mustRead={post.must_read} />
      {url && <FilePreview file={{ title: post.title, url, type: type ?? '', size: filesize ?? 0 }} />}
      {html && <Prose html={html} className="article-text" />}
      {post.must_read && (
        <ConfirmBar post={postApiUrl(post)} version={post.version} initial={post.must_read} />
      )}
      <ArticleFoot api={postApiUrl(post)} reactions={post.reactions} />
      <Comments post={post} older={0} />
    </article>
  );
}
