import { BrandFace } from '@/components/frame/brand';
import { handedText } from '@/components/prose/handed-text';
import { ProseBox } from '@/components/prose/prose-box';
import { LocalTime } from '@/components/ui/local-time';
import type { SharedPostJson } from '@/lib/shares/schema';
import { EventFacts } from './event-block';
import { FeaturedImage } from './featured-image';
import { FilePreview } from './file-preview';

/** There is no other on its page. */
const textId = 'post';

/** A post for people without an account: what is written, by whom and when, and no way further in. */
export function SharedPostScreen({ post }: { post: SharedPostJson }) {
  const { team, title, authors, published_at, html, image, event, file } = post;
  return (
    <>
      <header className="shared-head">
        <p className="brand">
          <BrandFace team={team} />
        </p>
      </header>
      <main className="post-page">
        <article className="article" id={textId}>
          <header className="article-head">
            <h1>{title}</h1>
            <p className="byline">
              <span>
                {authors.length > 0 && <b>{authors.join(', ')}</b>}
                {authors.length > 0 && ' on '}
                <LocalTime value={published_at} format="dateTime" />
              </span>
            </p>
          </header>
          {event && (
            <section className="event-block card" aria-label="Event">
              <EventFacts event={event} />
            </section>
          )}
          <FeaturedImage
            src={image?.src ?? null}
            contain={image?.contain ?? false}
            blur={image?.blur ?? null}
          />
          {file && <FilePreview file={{ title, ...file }} />}
          {html && <ProseBox of={textId} className="article-text" {...handedText(textId, html)} />}
        </article>
      </main>
    </>
  );
}
