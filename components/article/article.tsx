import type { ReactNode } from 'react';
import { Comments } from '@/components/comments/comments';
import { Prose } from '@/components/prose/prose';
import { groupTypes } from '@/lib/groups/types';
import { headingsOf, renderHtml } from '@/lib/html/render';
import { withPictures } from '@/lib/media/in-text';
import type { PostJson } from '@/lib/posts/schema';
import { postApiUrl } from '@/lib/urls';
import { ArticleFoot } from './article-foot';
import { ConfirmBar } from './confirm-bar';
import { EventBlock } from './event-block';
import { FeaturedImage } from './featured-image';
import { MustReadNote } from './must-read-note';
import { postFacts } from './post-facts';
import { PostHeader } from './post-header';
import { TableOfContents } from './table-of-contents';

type Props = {
  post: PostJson;
  /** Hundreds of earlier comments that are shown too. */
  older: number;
  neighbours?: ReactNode;
};

export function Article({ post, older, neighbours }: Props) {
  const html = withPictures(renderHtml(post.content), post.pictures);
  return (
    <>
      <div className="reading-progress" aria-hidden="true" />
      <article className="article">
        <PostHeader facts={postFacts(post)} />
        <MustReadNote mustRead={post.must_read} />
        {post.event && <EventBlock post={post} event={post.event} />}
        <FeaturedImage
          src={post.featured_image}
          contain={post.meta.featured_image_contain}
          blur={post.meta.featured_image_blur}
        />
        {html ? <Prose html={html} className="article-text" /> : <Nothing type={post.group.type} />}
        {post.must_read && (
          <ConfirmBar post={postApiUrl(post)} version={post.version} initial={post.must_read} />
        )}
        <ArticleFoot
          api={postApiUrl(post)}
          reactions={post.reactions}
          print={post.group.type === groupTypes.forum ? 'icon' : 'word'}
        />
        {neighbours}
        <Comments post={post} older={older} />
      </article>
      <TableOfContents headings={headingsOf(post.content)} />
    </>
  );
}

function Nothing({ type }: { type: number }) {
  if (type === groupTypes.events) return null;
  return <p className="article-text text-faint">Nothing has been written here yet.</p>;
}
