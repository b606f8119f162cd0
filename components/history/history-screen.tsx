import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { Page, PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { DiffPart } from '@/lib/posts/diff';
import type { RevisionJson, RevisionKind } from '@/lib/revisions/schema';
import type { HistoryJson } from '@/lib/revisions/view';
import { groupUrl, postInCategoryUrl, postUrl, withQuery } from '@/lib/urls';
import { RestoreButton } from './restore-button';
import './history.css';

const kinds: Record<RevisionKind, string> = { 1: 'Saved', 2: 'Published', 3: 'Updated', 4: 'Restored' };

/** What a post was, who changed it and when; each revision with what it changed, and the way back to it. */
export function HistoryScreen({ post, revisions, shown }: HistoryJson) {
  const home = `${postUrl(post)}/revisions`;
  const href = (query: { page: number; revision?: number }) => withQuery(home, query);
  return (
    <Page>
      <PageHeader
        title="History"
        breadcrumbs={[
          { label: post.group.name, href: groupUrl(post.group) },
          { label: post.title, href: postInCategoryUrl(post) },
        ]}
        actions={<ButtonLink href={`${postInCategoryUrl(post)}/edit`}>Edit post</ButtonLink>}
      />
      {shown === null ? (
        <EmptyState icon="rotate-ccw-clock" title="No history yet">
          Each time this post is published, updated or restored, its text is kept here. It begins with the
          next save.
        </EmptyState>
      ) : (
        <div className="history">
          <nav aria-label="Revisions">
            <ol className="history-list">
              {revisions.data.map((revision) => (
                <li key={revision.id}>
                  <RevisionLink
                    revision={revision}
                    href={href({ page: revisions.current_page, revision: revision.id })}
                    current={revision.id === shown.revision.id}
                  />
                </li>
              ))}
            </ol>
            <Pagination
              page={revisions.current_page}
              lastPage={revisions.last_page}
              href={(page) => href({ page })}
            />
          </nav>
          <section aria-label="What changed" className="history-text card card-pad">
            <div className="mb-5 flex flex-wrap items-center gap-3">
              <p className="flex-1 text-soft">
                {kinds[shown.revision.kind]} {shown.revision.user && `by ${shown.revision.user.name} `}on{' '}
                <LocalTime value={shown.revision.updated_at} format="dateTime" />
              </p>
              {!shown.latest && <RestoreButton post={post} revision={shown.revision.id} />}
            </div>
            <h2 className="mb-4 text-28">
              {shown.revision.previous && shown.revision.previous.title !== shown.revision.title && (
                <>
                  <del>{shown.revision.previous.title}</del>{' '}
                </>
              )}
              {shown.revision.title}
            </h2>
            <div className="prose prose-small">
              {shown.diff.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and their order never changes
                <Part key={index} part={part} />
              ))}
            </div>
          </section>
        </div>
      )}
    </Page>
  );
}

type LinkProps = { revision: RevisionJson; href: string; current: boolean };

function RevisionLink({ revision, href, current }: LinkProps) {
  return (
    <Link href={href} aria-current={current ? 'true' : undefined} className="history-link">
      {revision.user && <Avatar person={revision.user} size={24} />}
      <span className="min-w-0 flex-1">
        <b>
          <LocalTime value={revision.updated_at} format="dateTime" />
        </b>
        <small>{revision.user?.name ?? 'Somebody who left'}</small>
      </span>
      <Badge>{kinds[revision.kind]}</Badge>
    </Link>
  );
}

const names = { same: undefined, changed: undefined, added: 'Added', removed: 'Removed' } as const;

function Part({ part }: { part: DiffPart }) {
  const name = names[part.kind];
  return (
    <div className={`diff-${part.kind}`}>
      {name && <p className="sr-only">{name}:</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the gate of lib/html twice */}
      <div dangerouslySetInnerHTML={{ __html: part.html }} />
    </div>
  );
}
