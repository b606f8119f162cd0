'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Comments } from '@/components/comments/comments';
import { ProseBox } from '@/components/prose/prose-box';
import { postTextId } from '@/components/prose/text-id';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import { postApiUrl } from '@/lib/urls';
import type { ArticleFacts } from './article-facts';
import { ArticleFoot } from './article-foot';
import { PostHeader } from './post-header';

type Props = {
  facts: ArticleFacts;
  /** Between the head and the text, below the text, between the foot and the comments, beside all of it. */
  above?: ReactNode;
  below?: ReactNode;
  neighbours?: ReactNode;
  contents?: ReactNode;
  /** It stands in panes, which are the page. */
  framed?: boolean | undefined;
};

/**
 * Everything around the text of a post. Rendered in the browser, too, so that the payload names its facts once instead
 * of each of its elements.
 */
export function ArticlePage({ facts, above, below, neighbours, contents, framed }: Props) {
  const { id, group, reactions, empty, html } = facts;
  const of = postTextId(id);
  const page = (
    <>
      <article id={of} className={clsx('article', group.type === groupTypes.files && 'article-wide')}>
        <PostHeader facts={facts} />
        {above}
        {empty ? <Nothing type={group.type} /> : <ProseBox of={of} className="article-text" html={html} />}
        {below}
        <ArticleFoot api={postApiUrl(facts)} type={group.type} reactions={reactions} />
        {neighbours}
        <Comments facts={facts} />
      </article>
      {contents}
    </>
  );
  return framed ? page : <div className="post-page">{page}</div>;
}

const saysAll: readonly GroupType[] = [groupTypes.events, groupTypes.files];

function Nothing({ type }: { type: GroupType }) {
  if (saysAll.includes(type)) return null;
  return <p className="article-text text-faint">Nothing has been written here yet.</p>;
}
