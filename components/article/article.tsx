import type { ReactNode } from 'react';
import { groupTypes } from '@/lib/groups/types';
import { headingsOf } from '@/lib/html/render';
import type { PostJson } from '@/lib/posts/schema';
import { postApiUrl } from '@/lib/urls';
import { articleFacts } from './article-facts';
import { ArticlePage } from './article-page';
import { ConfirmBar } from './confirm-bar';
import { EventBlock } from './event-block';
import { FeaturedImage } from './featured-image';
import { FilePreview } from './file-preview';
import { MustReadNote } from './must-read-note';
import { TableOfContents } from './table-of-contents';

type Props = {
  post: PostJson;
  /** Hundreds of earlier comments that are shown too. */
  older: number;
  neighbours?: ReactNode;
  /** A knowledge base's panes stand around it. */
  framed?: boolean | undefined;
};

/** Fewer headings than this are seen at a glance. */
const worthListing = 3;

/** A post's page: its facts, and beside them what only some posts have. What it lacks, the payload does not name. */
export function Article({ post, older, neighbours, framed }: Props) {
  const { must_read: mustRead, event, featured_image: image, meta } = post;
  const headings = isFile(post) ? [] : headingsOf(post.content);
  return (
    <ArticlePage
      facts={articleFacts(post, older)}
      {...((mustRead || event || image || meta.url) && { above: <Above post={post} /> })}
      {...(mustRead && {
        below: <ConfirmBar post={postApiUrl(post)} version={post.version} initial={mustRead} />,
      })}
      {...(neighbours !== undefined && { neighbours })}
      {...(framed && { framed })}
      {...(headings.length >= worthListing && { contents: <TableOfContents headings={headings} /> })}
    />
  );
}

function Above({ post }: Pick<Props, 'post'>) {
  const { title, event, featured_image: image, meta } = post;
  return (
    <>
      <MustReadNote mustRead={post.must_read} />
      {isFile(post) ? (
        meta.url && (
          <FilePreview file={{ title, url: meta.url, type: meta.type ?? '', size: meta.filesize ?? 0 }} />
        )
      ) : (
        <>
          {event && <EventBlock post={post} event={event} />}
          <FeaturedImage src={image} contain={meta.featured_image_contain} blur={meta.featured_image_blur} />
        </>
      )}
    </>
  );
}

function isFile({ group }: PostJson) {
  return group.type === groupTypes.files;
}
