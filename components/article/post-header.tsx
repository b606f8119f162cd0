'use client';

import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { GroupTag } from '@/components/ui/group-type';
import { groupUrl } from '@/lib/urls';
import { Byline } from './byline';
import { PostActions } from './post-actions';
import type { PostFacts } from './post-facts';
import { PostState } from './post-state';

type Props = {
  facts: PostFacts;
  /** The page shows the post's analytics instead of the post. */
  analytics?: boolean | undefined;
};

/**
 * Where the post stands, what can be done with it, what it is called and who wrote it. Rendered in the browser, too, so
 * that the payload names its facts instead of each of its elements.
 */
export function PostHeader({ facts, analytics = false }: Props) {
  const { group, crumbs } = facts;
  return (
    <header className="article-head">
      <div className="article-top">
        {crumbs ? (
          <Breadcrumbs items={crumbs} />
        ) : (
          <GroupTag type={group.type} name={group.name} href={groupUrl(group)} />
        )}
        <PostActions facts={facts} analytics={analytics} />
      </div>
      <h1>{facts.title}</h1>
      <Byline facts={facts} />
      <PostState facts={facts} />
    </header>
  );
}
