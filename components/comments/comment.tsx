'use client';

import type { ReactNode } from 'react';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { CommentTools } from './comment-tools';

type Props = {
  id: number;
  user: Face;
  written: string;
  edited?: boolean | undefined;
  /** What the viewer may do with it; absent where that is nothing. */
  tools?: { api: string; content?: string | undefined; canDelete: boolean } | undefined;
  /** The text. */
  children: ReactNode;
};

/** Rendered in the browser, too: the payload of a page then names its facts instead of each of its elements. */
export function Comment({ id, user, written, edited, tools, children }: Props) {
  return (
    <li className="comment" id={`comment-${id}`}>
      <Avatar person={user} />
      <div className="comment-body">
        <p className="comment-head">
          <Link href={`/profile/${user.id}`}>{user.name}</Link>{' '}
          <a href={`#comment-${id}`}>
            <LocalTime value={written} format="dateTime" />
          </a>
          {edited && ' · edited'}
        </p>
        {tools ? <CommentTools {...tools}>{children}</CommentTools> : children}
      </div>
    </li>
  );
}
