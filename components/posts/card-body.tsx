'use client';

import type { ReactNode } from 'react';
import { AvatarStack } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { GroupPattern, GroupTag } from '@/components/ui/group-type';
import { Link } from '@/components/ui/link';
import type { CardFacts } from './card-facts';
import { EventFacts } from './event-facts';
import { PostMarks } from './post-marks';
import { PostTime } from './post-time';

type Props = {
  facts: CardFacts;
  /** Without one, a quiet pattern. */
  picture?: ReactNode;
  wide?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
};

/**
 * The card itself. It does nothing in the browser: rendered here, the payload of a page names the facts of a card where
 * it would otherwise hold every element of it, four times as much.
 */
export function CardBody({ facts, picture, wide, heading: Heading = 'h2' }: Props) {
  const { href, title, type, tag, event, excerpt, authors } = facts;
  return (
    <Card as="article" press className={wide ? 'post-card post-wide' : 'post-card'}>
      {picture ?? <GroupPattern type={type} className="post-picture" />}
      <div className="post-text">
        {tag?.isGroup && <GroupTag type={type} name={tag.name} />}
        {tag && !tag.isGroup && <span className={`tag tint-${type}`}>{tag.name}</span>}
        <Heading>
          <Link className="card-link" href={href}>
            {title}
          </Link>
        </Heading>
        {event ? <EventFacts event={event} /> : excerpt && <p className="post-excerpt">{excerpt}</p>}
        <div className="post-foot">
          <AvatarStack people={authors} />
          <PostTime facts={facts} />
          <PostMarks facts={facts} />
        </div>
      </div>
    </Card>
  );
}
